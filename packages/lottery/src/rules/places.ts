import type { Rule } from '../play-type.ts';
import type { Selection } from '../selection.ts';
import type { DataOf } from './rule-data.ts';

/** A row per number seen; every mark is a bet on its number there. One class, `place`. */
export const places: Rule<DataOf<'places'>> = {
  unitBets: (_, { rows }) => rows.reduce((sum, row) => sum + row.length, 0),
  *units(_, { rows }) {
    for (const [at, row] of rows.entries()) {
      for (const number of row) yield unitOf(rows.length, at, number);
    }
  },
  hits: (_, { rows }, seen) => {
    const units = rows.filter((row, at) => row.includes(seen[at] as number)).length;
    return units === 0 ? [] : [{ code: 'place', units }];
  },
  kindOf: () => 'place',
  samples: (_, { population: { count, low } }) =>
    Array.from({ length: count }, (__, at) => unitOf(count, at, low)),
  // Every number is as likely as any other at any place.
  ways: (_, __, ___, { population: { low, high } }) => [1n, BigInt(high - low + 1)],
};

function unitOf(count: number, place: number, number: number): Selection {
  return { rows: Array.from({ length: count }, (_, at) => (at === place ? [number] : [])) };
}
