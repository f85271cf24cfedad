const longest = 500;

/** Credentials, addresses of people and numbers that name them: they never stand in a table of failures. */
const secrets: readonly (readonly [RegExp, string])[] = [
  [/:\/\/[^\s/@]*@/g, '://…@'],
  [/[^\s@<>"']+@[^\s@<>"']+\.[^\s@<>"']+/g, '…@…'],
  [/\b(bearer|basic)\s+\S+/gi, '$1 …'],
  [/\b(password|senha|secret|token|authorization|cookie|cpf|key)\b(["']?\s*[:=]\s*)\S+/gi, '$1$2…'],
  [/\d[\d.\-/ ]{8,}\d/g, '…'],
  [/[A-Za-z0-9+/_=-]{24,}/g, '…'],
];

/** A failure as one line that may be kept: name, code and message, without secrets. */
export function failureText(error: unknown): string {
  if (!(error instanceof Error)) return `no error but ${typeof error} was thrown`;
  const { code } = error as { code?: unknown };
  const head =
    typeof code === 'string' && code !== error.message ? `${error.name} ${code}` : error.name;
  const line = `${head}: ${error.message}`.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
  return withoutSecrets(line);
}

/** A text of a failure that may be shown: without secrets, at most 500 characters. */
export function withoutSecrets(text: string): string {
  const kept = secrets.reduce((rest, [secret, mark]) => rest.replace(secret, mark), text);
  return kept.length > longest ? `${kept.slice(0, longest - 1)}…` : kept;
}
