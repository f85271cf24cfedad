import { lineOf, type Source } from './sources.ts';

/** The end of a comment of documentation, and the beginning of another one on the next line. */
const STACKED = /\*\/[ \t]*\r?\n[ \t]*(?=\/\*\*)/g;

/** Comments of documentation on top of each other: editors show the last one only. */
export function stackedIn({ path, text }: Source): string[] {
  return [...text.matchAll(STACKED)].map(
    ({ index }) => `${path}:${lineOf(text, index)}: two comments of one thing; write one`,
  );
}
