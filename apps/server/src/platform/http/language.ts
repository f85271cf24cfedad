/** The language for a caller: what it asked for, else what its browser prefers, else the first. */
export function chooseLanguage(
  asked: string | null,
  accept: string | undefined,
  languages: readonly string[],
): string {
  const wanted = [asked, ...(accept ?? '').split(',').slice(0, 10)];
  for (const entry of wanted) {
    const code = entry?.split(';')[0]?.trim().toLowerCase() ?? '';
    const found = code === '' ? undefined : match(code, languages);
    if (found !== undefined) return found;
  }
  return languages[0] ?? 'en';
}

function match(code: string, languages: readonly string[]): string | undefined {
  const exact = languages.find((language) => language.toLowerCase() === code);
  if (exact !== undefined) return exact;
  const base = code.split('-')[0];
  return languages.find((language) => language.toLowerCase().split('-')[0] === base);
}
