import { choose, combinations, orderingsOf } from '../combinatorics.ts';
import type { Rule } from '../play-type.ts';
import type { Selection } from '../selection.ts';
import type { DataOf } from './rule-data.ts';

/** Numbers that come `times` often: so many different ones are chosen of their row. */
interface Step {
  readonly times: number;
  readonly numbers: number;
}

/**
 * The numbers seen in any order, as often as the pattern says. One class, named by how many orders
 * the bet covers: `group6` for three different digits.
 */
export const group: Rule<DataOf<'group'>> = {
  unitBets: ({ pattern }, { rows }) => {
    const [first, second] = stepsOf(pattern);
    const [often = [], seldom = often] = rows;
    if (second === undefined) return choose(often.length, first.numbers);
    return disjoint(often, first.numbers, seldom, second.numbers);
  },
  *units({ pattern }, { rows }): Iterable<Selection> {
    const [first, second] = stepsOf(pattern);
    const [often = [], seldom = often] = rows;
    for (const chosen of combinations(often, first.numbers)) {
      if (second === undefined) yield { rows: [chosen] };
      else {
        const others = seldom.filter((number) => !chosen.includes(number));
        for (const rest of combinations(others, second.numbers)) yield { rows: [chosen, rest] };
      }
    }
  },
  hits: ({ pattern }, { rows }, seen) => {
    const steps = stepsOf(pattern);
    const wins = steps.every(({ times, numbers }, at) => {
      const row = rows[at] ?? rows[0] ?? [];
      return row.filter((number) => timesIn(seen, number) === times).length === numbers;
    });
    return wins ? [{ code: groupCode(pattern), units: 1 }] : [];
  },
  kindOf: ({ pattern }) => groupCode(pattern),
  samples: ({ pattern }, { population: { low } }) => {
    let next = low;
    const rows = stepsOf(pattern).map(({ numbers }) =>
      Array.from({ length: numbers }, () => next++),
    );
    return [{ rows }];
  },
};

/** The class of an unordered result: `group` and how many orders it has. */
export function groupCode(pattern: readonly number[]): string {
  return `group${orderingsOf(pattern)}`;
}

/** How often each different number comes, largest first. */
export function patternOf(numbers: readonly number[]): number[] {
  const different = [...new Set(numbers)];
  return different.map((number) => timesIn(numbers, number)).sort((a, b) => b - a);
}

/** [2, 1, 1] is one number twice and two once. Patterns of more than two steps are not needed. */
function stepsOf(pattern: readonly number[]): readonly [Step, ...Step[]] {
  const counts = Map.groupBy(pattern, (times) => times);
  const steps = [...counts].map(([times, { length }]) => ({ times, numbers: length }));
  if (steps.length > 2) throw new RangeError(`a pattern of ${steps.length} steps`);
  return steps as [Step, ...Step[]];
}

/** Ways to choose so many of one row and so many others of another, all different. */
function disjoint(
  first: readonly number[],
  ofFirst: number,
  second: readonly number[],
  ofSecond: number,
): number {
  const both = first.filter((number) => second.includes(number)).length;
  let ways = 0;
  for (let shared = 0; shared <= ofFirst; shared += 1) {
    ways +=
      choose(both, shared) *
      choose(first.length - both, ofFirst - shared) *
      choose(second.length - shared, ofSecond);
  }
  return ways;
}

function timesIn(numbers: readonly number[], wanted: number): number {
  return numbers.filter((number) => number === wanted).length;
}
