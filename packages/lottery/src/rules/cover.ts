import { resultsOf, type Population } from '../draw/view.ts';
import type { Rule } from '../play-type.ts';
import type { Selection } from '../selection.ts';
import { groupCode, patternOf } from './group.ts';
import type { RuleData } from './rule-data.ts';

/** The results that a mark is a bet on: every order of its own, or all orders at once, not all alike. */
export type CoverAs = 'direct' | 'group';

/**
 * A rule whose marks stand for results: one mark is a bet on each result that has it. A unit bet is
 * written as its result, a row per number; a selection has one row, so the two cannot be mixed up.
 * The view has at most a thousand results.
 */
export function coverRule<Data extends RuleData>(
  marksOf: (result: readonly number[]) => readonly number[],
  asOf: (data: Data) => CoverAs,
): Rule<Data> {
  const shared = (row: readonly number[], result: readonly number[]) =>
    marksOf(result).filter((mark) => row.includes(mark)).length;
  const known = new Map<string, ReadonlyMap<number, number>>();

  /** How many bets each mark is. Counted once: what can be seen is up to a thousand results. */
  function betsByMark(as: CoverAs, population: Population): ReadonlyMap<number, number> {
    const { how, count, low, high } = population;
    const key = [as, how, count, low, high].join();
    const found = known.get(key);
    if (found !== undefined) return found;
    const bets = new Map<number, number>();
    for (const result of coveredOf(as, population)) {
      for (const mark of marksOf(result)) bets.set(mark, (bets.get(mark) ?? 0) + 1);
    }
    known.set(key, bets);
    return bets;
  }

  const codeOf = (data: Data, result: readonly number[]) =>
    asOf(data) === 'direct' ? 'direct' : groupCode(patternOf(result));

  return {
    unitBets: (data, { rows }, { population }) => {
      if (rows.length > 1) return 1;
      const bets = betsByMark(asOf(data), population);
      return [...new Set(rows[0])].reduce((sum, mark) => sum + (bets.get(mark) ?? 0), 0);
    },
    *units(data, { rows }, { population }) {
      for (const result of coveredOf(asOf(data), population)) {
        for (let bet = shared(rows[0] ?? [], result); bet > 0; bet -= 1) yield unitOf(result);
      }
    },
    hits: (data, { rows }, seen) => {
      const result = asOf(data) === 'direct' ? seen : rising(seen);
      if (asOf(data) === 'group' && isAlike(seen)) return [];
      const isUnit = rows.length > 1;
      const same = rows.every(([number], at) => number === result[at]);
      const units = isUnit ? Number(same) : shared(rows[0] ?? [], result);
      return units === 0 ? [] : [{ code: codeOf(data, result), units }];
    },
    kindOf: (data, { rows }) => codeOf(data, rows.flat()),
    samples: (data, { population }) => {
      const byKind = new Map<string, Selection>();
      for (const result of coveredOf(asOf(data), population)) {
        byKind.set(codeOf(data, result), unitOf(result));
      }
      return byKind.values();
    },
  };
}

/** The results that marks are bets on; those of a group stand in rising order. */
function* coveredOf(as: CoverAs, population: Population): Generator<readonly number[]> {
  for (const result of resultsOf(population)) {
    if (as === 'direct' || (isRising(result) && !isAlike(result))) yield result;
  }
}

function unitOf(result: readonly number[]): Selection {
  return { rows: result.map((number) => [number]) };
}

function rising(numbers: readonly number[]): number[] {
  return [...numbers].sort((a, b) => a - b);
}

function isRising(numbers: readonly number[]): boolean {
  return numbers.every((number, at) => at === 0 || number >= (numbers[at - 1] as number));
}

function isAlike(numbers: readonly number[]): boolean {
  return new Set(numbers).size === 1;
}
