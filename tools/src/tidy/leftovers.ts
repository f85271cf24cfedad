import { lineOf, type Source } from './sources.ts';

interface Leftover {
  pattern: RegExp;
  why: string;
}

// Spelt so that this file does not find itself.
const MARKS = ['TO_DO', 'FIX_ME', 'XX_X', 'HA_CK'].map((mark) => mark.replace('_', '')).join('|');
const HOMES = ['/home', '/Users', '/root', '/work'].map((home) => String.raw`${home}/\w`).join('|');

const leftovers: readonly Leftover[] = [
  {
    pattern: new RegExp(String.raw`(?://|/\*|\*|#|--|<!--)[^\n]*\b(${MARKS})\b`, 'g'),
    why: 'finish it or write an issue; the code says what is, not what should be',
  },
  {
    pattern: new RegExp(String.raw`(?<![\w.:/-])(${HOMES})`, 'g'),
    why: 'a path of one machine; make it relative to the file or a setting',
  },
  {
    pattern: /\bdebugger;/g,
    why: 'a breakpoint',
  },
  {
    pattern: /^(<<<<<<<|>>>>>>>) /gm,
    why: 'a merge that was not finished',
  },
];

/** Marks of unfinished work, and traces of one machine. */
export function leftoversIn({ path, text }: Source): string[] {
  return leftovers.flatMap(({ pattern, why }) =>
    [...text.matchAll(pattern)].map(
      (match) => `${path}:${lineOf(text, match.index)}: "${match[0].trim()}": ${why}`,
    ),
  );
}
