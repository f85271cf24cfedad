/** A part of an article: a paragraph, or a list with or without numbers. */
export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly numbered: boolean; readonly items: readonly string[] };

const item = /^(?:-|(\d+)\.)\s+(.*)$/;

/** Reads the plain writing of an article: blank lines part it, dashes and numbers make lists. */
export function readArticle(body: string): Block[] {
  return body
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(readBlock);
}

function readBlock(part: string): Block {
  const lines = part.split('\n').map((line) => item.exec(line.trim()));
  const items = lines.flatMap((match) => (match === null ? [] : [match[2] ?? '']));
  if (items.length < lines.length) return { kind: 'text', text: part.replaceAll(/\s*\n\s*/g, ' ') };
  return { kind: 'list', numbered: lines[0]?.[1] !== undefined, items };
}

/** A part of the terms under a heading; the words before the first one have none. */
export interface TermsSection {
  readonly heading: string | null;
  readonly blocks: readonly Block[];
}

/** The terms in their sections: a line of its own that begins with `## ` is a heading. */
export function termsSections(body: string): TermsSection[] {
  const [before = '', ...parts] = `\n${body}`.split(/\n## +/);
  const sections = parts.map((part) => {
    const [heading = '', ...rest] = part.split('\n');
    return { heading: heading.trim(), blocks: readArticle(rest.join('\n')) };
  });
  return before.trim() === ''
    ? sections
    : [{ heading: null, blocks: readArticle(before) }, ...sections];
}
