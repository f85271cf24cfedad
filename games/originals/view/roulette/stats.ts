import { colourOf, POCKETS } from '../../src/roulette/spots.ts';

/** Results that statistics look back on. */
export const lookBack = 100;

/** How often something has come in the last results. */
export interface Counted<K> {
  readonly of: K;
  readonly count: number;
}

export type Group = 'red' | 'black' | 'zero' | 'even' | 'odd' | 'low' | 'high';

const holds: Readonly<Record<Group, (number: number) => boolean>> = {
  red: (number) => colourOf(number) === 'red',
  black: (number) => colourOf(number) === 'black',
  zero: (number) => number === 0,
  even: (number) => number > 0 && number % 2 === 0,
  odd: (number) => number % 2 === 1,
  low: (number) => number > 0 && number <= 18,
  high: (number) => number > 18,
};

/** The groups that share all results between them, with the zero on its own. */
export const sharings: readonly (readonly Group[])[] = [
  ['red', 'zero', 'black'],
  ['even', 'zero', 'odd'],
  ['low', 'zero', 'high'],
];

export const countOf = (results: readonly number[], group: Group): number =>
  results.filter(holds[group]).length;

/** So many numbers that came most often and least often, the outermost first; of equal ones the latest is hotter, and none is hot that has not come. */
export function extremes(
  results: readonly number[],
  many: number,
): { readonly hot: readonly Counted<number>[]; readonly cold: readonly Counted<number>[] } {
  const counts = Array.from({ length: POCKETS }, (_, number) => ({
    of: number,
    count: results.filter((each) => each === number).length,
  }));
  const lastSeen = (number: number) => {
    const at = results.indexOf(number);
    return at < 0 ? results.length : at;
  };
  const sorted = counts.toSorted((a, b) => b.count - a.count || lastSeen(a.of) - lastSeen(b.of));
  const hot = sorted.slice(0, many).filter(({ count }) => count > 0);
  return { hot, cold: sorted.slice(-many).toReversed() };
}
