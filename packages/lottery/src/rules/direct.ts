import { products } from '../combinatorics.ts';
import type { Play, Rule } from '../play-type.ts';
import type { Selection } from '../selection.ts';
import type { DataOf } from './rule-data.ts';

/** Every number seen must be in its row. One class, `direct`. */
export const direct: Rule<DataOf<'direct'>> = {
  unitBets: (_, { rows }, play) =>
    canRepeat(play)
      ? rows.reduce((product, row) => product * row.length, 1)
      : differing(rows, new Set()),
  *units(_, { rows }, play) {
    for (const numbers of products(rows)) {
      if (canRepeat(play) || new Set(numbers).size === numbers.length) yield unitOf(numbers);
    }
  },
  hits: (_, { rows }, seen) =>
    rows.every((row, at) => row.includes(seen[at] as number)) ? [{ code: 'direct', units: 1 }] : [],
  kindOf: () => 'direct',
  samples: (_, play) => {
    const { count, low } = play.population;
    const step = canRepeat(play) ? 0 : 1;
    return [unitOf(Array.from({ length: count }, (__, at) => low + at * step))];
  },
};

function canRepeat({ population }: Play): boolean {
  return population.how === 'each';
}

function unitOf(numbers: readonly number[]): Selection {
  return { rows: numbers.map((number) => [number]) };
}

/** Ways to take a number of each row, all of them different: the others could never be drawn. */
function differing(rows: readonly (readonly number[])[], taken: Set<number>, at = 0): number {
  const row = rows[at];
  if (row === undefined) return 1;
  const free = row.filter((number) => !taken.has(number));
  if (at === rows.length - 1) return free.length;
  let ways = 0;
  for (const number of free) {
    taken.add(number);
    ways += differing(rows, taken, at + 1);
    taken.delete(number);
  }
  return ways;
}
