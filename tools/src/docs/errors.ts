import { shortCode } from '@arara/contract/support-code.ts';

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

/** A code may have more sentences, each under the code and when it is said. */
const forms = { _until: 'until a known time', _outside: 'at sign-in' } as const;

const codeOf = (key: string): string => key.replace(/(_outside|_until)$/, '');

/** The code itself, and its other forms in any language. */
function formsOf(code: string, texts: Sentences): string[] {
  const others = Object.keys(forms).map((form) => `${code}${form}`);
  return [code, ...others.filter((key) => [...texts.values()].some((of) => key in of))];
}

function whenOf(code: string, key: string): string {
  return forms[key.slice(code.length) as keyof typeof forms];
}

const INTRODUCTION = `# Errors

Every refusal has a stable code. The HTTP status says the kind, the code says the reason, and the
sentence is for people, in the caller's language. A code that is said differently where more is known
has a line for each form. No person is shown a code that they can do nothing with: of a failure that is the house's
own they read its short form ([faults](decisions/faults.md)). \`npm run docs\` writes this page from
\`packages/contract/src/errors.ts\` and the messages; do not edit it.
`;

function table(
  codes: string[],
  status: Readonly<Record<string, number>>,
  texts: Sentences,
): string {
  const languages = [...texts.keys()];
  const rows = codes.flatMap((code) =>
    formsOf(code, texts).map((form) => {
      const sentences = languages.map((language) => escapeCell(texts.get(language)?.[form] ?? ''));
      const shown = form === code ? `\`${code}\`` : `\`${code}\`, ${whenOf(code, form)}`;
      return row([shown, shortCode(code), String(status[code]), ...sentences]);
    }),
  );
  return [
    row(['Code', 'Short', 'Status', ...languages]),
    row(['---', '---', '---', ...languages.map(() => '---')]),
    ...rows,
  ].join('\n');
}

function row(cells: string[]): string {
  return `| ${cells.join(' | ')} |`;
}

function escapeCell(text: string): string {
  return text.replaceAll('|', String.raw`\|`).replaceAll('\n', ' ');
}
