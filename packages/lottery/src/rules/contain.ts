import { choose, combinations } from '../combinatorics.ts';
import { waysOfAll } from './ways-of-seen.ts';
import type { Rule } from '../play-type.ts';
import type { Selection } from '../selection.ts';
import type { DataOf } from './rule-data.ts';

/** Every `count` of the row's numbers is a bet that all of them are seen. One class, `all`. */
export const contain: Rule<DataOf<'contain'>> = {
  unitBets: ({ count }, { rows }) => choose(rows[0]?.length ?? 0, count),
  *units({ count }, { rows }): Iterable<Selection> {
    for (const numbers of combinations(rows[0] ?? [], count)) yield { rows: [numbers] };
  },
  hits: ({ count }, { rows }, seen) => {
    const there = (rows[0] ?? []).filter((number) => seen.includes(number)).length;
    const units = choose(there, count);
    return units === 0 ? [] : [{ code: 'all', units }];
  },
  kindOf: () => 'all',
  samples: ({ count }, { population: { low } }) => [
    { rows: [Array.from({ length: count }, (_, at) => low + at)] },
  ],
  ways: ({ count }, _, __, { population }) => waysOfAll(population, count),
};
