import { lineOf, type Source } from './sources.ts';

const named =
  /(?:^|[{;])\s*((?:(?:scroll-)?(?:margin|padding)|border)-(?:left|right)\b[\w-]*|border-(?:top|bottom)-(?:left|right)-radius|left|right|(?:text-align|float|clear): (?:left|right)\b)/gm;
const fourSided = /^\s*((?:scroll-)?(?:margin|padding)|inset): (\S+) (\S+) (\S+) (\S+);$/gm;

const why = 'say start and end: a page that is read from the right has its sides the other way';

/** Sides of the paper in a style, where it should name the beginning and the end of a line. */
export function sidesIn({ path, text }: Source): string[] {
  const found = [...text.matchAll(named)].map((match) => ({ match, what: match[1] ?? '' }));
  const unequal = [...text.matchAll(fourSided)]
    .filter(([, , , right, , left]) => right !== left)
    .map((match) => ({ match, what: match[0].trim() }));
  return [...found, ...unequal].map(({ match, what }) => {
    const offset = match.index + match[0].indexOf(what);
    return `${path}:${lineOf(text, offset)}: "${what}": ${why}`;
  });
}
