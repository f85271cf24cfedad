import { choose, combinations } from '../combinatorics.ts';
import type { Rule } from '../play-type.ts';
import type { DataOf } from './rule-data.ts';
import { waysOfNone } from './ways-of-seen.ts';

/** Every `count` of the row's numbers is a bet that none of them is seen. One class, `none`. */
export const absent: Rule<DataOf<'absent'>> = {
  unitBets: ({ count }, { rows }) => choose(rows[0]?.length ?? 0, count),
  *units({ count }, { rows }) {
    for (const numbers of combinations(rows[0] ?? [], count)) yield { rows: [numbers] };
  },
  hits: ({ count }, { rows }, seen) => {
    const away = (rows[0] ?? []).filter((number) => !seen.includes(number)).length;
    const units = choose(away, count);
    return units === 0 ? [] : [{ code: 'none', units }];
  },
  kindOf: () => 'none',
  samples: ({ count }, { population: { low } }) => [
    { rows: [Array.from({ length: count }, (_, at) => low + at)] },
  ],
  ways: ({ count }, _, __, { population }) => waysOfNone(population, count),
};
