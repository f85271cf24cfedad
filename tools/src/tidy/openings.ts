import { parseSync } from 'oxc-parser';
import { lineOf, type Source } from './sources.ts';

const WORDS = 'What|Whatever|Who|Whoever|Whose|Whether|Which';

/** A sentence begins with its text, a paragraph, an item, a heading, a cell or a tag, or after a sentence. */
const opening = new RegExp(
  String.raw`(?:^\s*|[.!?][)"*_]*\s+|\n\s*\n\s*|(?:^|\n)[ \t]*(?:[-*+>]|#+|\d+\.)[ \t]+|\|[ \t]*|@[a-z]+\s+)(?:\*\*|__)?(${WORDS})\b(?![^.!?|]*\?)`,
  'g',
);

const why = 'a sentence opens with its subject: name the thing, or the actor, of which it speaks';

/** Sentences of the comments of a file, or of a document, that open with a question word and ask nothing. */
export function openingsIn(file: Source): string[] {
  return foundIn(file).map(({ word, offset }) => {
    return `${file.path}:${lineOf(file.text, offset)}: "${word}": ${why}`;
  });
}

function foundIn({ path, text }: Source): { word: string; offset: number }[] {
  return proseOf(path, text).flatMap(({ start, prose }) =>
    [...prose.matchAll(opening)].map((match) => {
      const word = match[1] ?? '';
      return { word, offset: start + match.index + match[0].length - word.length };
    }),
  );
}

interface Passage {
  start: number;
  /** As long as its text: marks are blanks, quoted words are letters. */
  prose: string;
}

function proseOf(path: string, text: string): Passage[] {
  if (path.endsWith('.md')) return [{ start: 0, prose: withoutQuotes(withoutFences(text)) }];
  return commentsOf(path, text).map(({ start, end }) => {
    const bare = text.slice(start, end).replace(/^[ \t]*(?:\/\/+|--+|\/\*+|\*+\/?)|\*\/$/gm, blank);
    return { start, prose: withoutQuotes(bare) };
  });
}

interface Span {
  start: number;
  end: number;
}

function commentsOf(path: string, text: string): Span[] {
  if (path.endsWith('.css')) return commentsOfStyle(text);
  return path.endsWith('.sql') ? commentsOfSql(text) : commentsOfCode(path, text);
}

/** Lines of `--` that follow each other are one comment; one in a literal is none. */
function commentsOfSql(text: string): Span[] {
  const found = text.matchAll(/'[^']*'|--[^\n]*(?:\n[ \t]*--[^\n]*)*/g);
  return [...found].flatMap(({ index, 0: part }) =>
    part.startsWith('--') ? [{ start: index, end: index + part.length }] : [],
  );
}

function commentsOfStyle(text: string): Span[] {
  return [...text.matchAll(/\/\*[^]*?\*\//g)].map(({ index, 0: comment }) => {
    return { start: index, end: index + comment.length };
  });
}

/** Lines of `//` that follow each other are one comment. */
function commentsOfCode(path: string, text: string): Span[] {
  const spans: Span[] = [];
  let lines = false;
  for (const { type, start, end } of parseSync(path, text).comments) {
    const last = spans.at(-1);
    const follows = last && lines && /^[ \t]*\r?\n[ \t]*$/.test(text.slice(last.end, start));
    if (follows && type === 'Line') last.end = end;
    else spans.push({ start, end });
    lines = type === 'Line';
  }
  return spans;
}

function withoutFences(text: string): string {
  return text.replace(/^[ \t]*```[^]*?^[ \t]*```/gm, blank);
}

/** Code and quoted words are no sentences of ours; `*What*` alone is the word itself. A letter keeps their place. */
function withoutQuotes(text: string): string {
  return text.replace(/`[^`\n]*`|"[^"\n]*"|“[^”]*”|(?<!\*)\*\w+\*(?!\*)/g, (quoted) =>
    quoted.replace(/[^\n]/g, 'x'),
  );
}

/** Blanks of the same length, so that offsets and the ends of lines stay. */
function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}
