import { choose, chooseExactly, combinations } from '../combinatorics.ts';
import { sizeOf } from '../draw/view.ts';
import type { Rule } from '../play-type.ts';
import type { DataOf } from './rule-data.ts';
import { waysOfAll } from './ways-of-seen.ts';

/**
 * Every two of the row's numbers are a bet that pays as often as both are seen: seen three times and
 * once, they are one pair. One class, `pair`.
 */
export const pairs: Rule<DataOf<'pairs'>> = {
  unitBets: (_, { rows }) => choose(rows[0]?.length ?? 0, 2),
  *units(_, { rows }) {
    for (const numbers of combinations(rows[0] ?? [], 2)) yield { rows: [numbers] };
  },
  hits: (_, { rows }, seen) => {
    const times = (rows[0] ?? [])
      .map((number) => seen.filter((each) => each === number).length)
      .sort((a, b) => a - b);
    // In rising order, each number is the rarer one of its pairs with all that follow.
    const units = times.reduce((sum, own, at) => sum + own * (times.length - 1 - at), 0);
    return units === 0 ? [] : [{ code: 'pair', units }];
  },
  kindOf: () => 'pair',
  samples: (_, { population: { low } }) => [{ rows: [[low, low + 1]] }],
  ways: (_, __, ___, { population }) => {
    const { how, count, low, high } = population;
    if (how !== 'each') return waysOfAll(population, 2);
    const others = BigInt(high - low - 1);
    let ways = 0n;
    for (let first = 1; first < count; first += 1) {
      for (let second = 1; second <= count - first; second += 1) {
        const placed = chooseExactly(count, first) * chooseExactly(count - first, second);
        const rest = others ** BigInt(count - first - second);
        ways += BigInt(Math.min(first, second)) * placed * rest;
      }
    }
    return [ways, sizeOf(population)];
  },
};
