import type { Rule } from '../play-type.ts';
import type { DataOf } from './rule-data.ts';

/** Every number of the row is a bet that pays each time it is seen. One class, `tail`. */
export const tails: Rule<DataOf<'tails'>> = {
  unitBets: (_, { rows }) => rows[0]?.length ?? 0,
  *units(_, { rows }) {
    for (const number of rows[0] ?? []) yield { rows: [[number]] };
  },
  hits: (_, { rows }, seen) => {
    const units = seen.filter((number) => rows[0]?.includes(number)).length;
    return units === 0 ? [] : [{ code: 'tail', units }];
  },
  kindOf: () => 'tail',
  samples: (_, { population: { low } }) => [{ rows: [[low]] }],
  // Each place shows each number equally often, whether numbers repeat or not.
  ways: (_, __, ___, { population: { count, low, high } }) => [
    BigInt(count),
    BigInt(high - low + 1),
  ],
};
