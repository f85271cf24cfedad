/** Language → code → sentence. */
export type Sentences = ReadonlyMap<string, Readonly<Record<string, string>>>;

/** The text of docs/errors.md: every code with its status and what the caller reads. */
export function errorsDocument(status: Readonly<Record<string, number>>, texts: Sentences): string {
  const codes = Object.keys(status);
  const areas = Map.groupBy(codes, (code) => code.split(/[._]/)[0] ?? code);
  const tables = [...areas]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([area, inArea]) => `## ${area}\n\n${table(inArea.sort(), status, texts)}`);
  return `${INTRODUCTION}\n${tables.join('\n\n')}\n`;
}

/** Codes without a sentence in some language, and sentences without a code. */
export function errorGaps(status: Readonly<Record<string, number>>, texts: Sentences): string[] {
  return [...texts].flatMap(([language, sentences]) => {
    const missing = Object.keys(status).filter((code) => !sentences[code]);
    const extra = Object.keys(sentences).filter((key) => !(codeOf(key) in status));
    return [
      ...missing.map((code) => `${code} has no sentence in ${language}`),
      ...extra.map((code) => `${code} has a sentence in ${language} and no status`),
    ];
  });
}

/** A code may have more sentences: for a refusal whose end is known, and for one at the door. */
const codeOf = (key: string): string => key.replace(/(_outside)?(_until)?$/, '');

const INTRODUCTION = `# Errors

Every refusal has a stable code. The HTTP status says the kind, the code says the reason, and the
sentence is for people, in the caller's language. \`npm run docs\` writes this page from
\`packages/contract/src/errors.ts\` and the messages; do not edit it.
`;

function table(
  codes: string[],
  status: Readonly<Record<string, number>>,
  texts: Sentences,
): string {
  const languages = [...texts.keys()];
  const rows = codes.map((code) => {
    const sentences = languages.map((language) => escapeCell(texts.get(language)?.[code] ?? ''));
    return row([`\`${code}\``, String(status[code]), ...sentences]);
  });
  return [
    row(['Code', 'Status', ...languages]),
    row(['---', '---', ...languages.map(() => '---')]),
    ...rows,
  ].join('\n');
}

function row(cells: string[]): string {
  return `| ${cells.join(' | ')} |`;
}

function escapeCell(text: string): string {
  return text.replaceAll('|', String.raw`\|`).replaceAll('\n', ' ');
}
