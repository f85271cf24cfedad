import { expect, test } from 'vitest';
import type { DrawModel } from '../draw/model.ts';
import { resultsOf } from '../draw/view.ts';
import { hitsOf, playOf, unitBetsOf } from '../line.ts';
import type { Play, PlayType, PrizeClass } from '../play-type.ts';
import { faultsOfOdds } from '../prove.ts';
import { faultsOfFormula } from '../testing/formula.ts';
import { faultsOfLaws } from '../testing/laws.ts';
import { match } from './match.ts';
import type { DataOf } from './rule-data.ts';

function ballsOf(count: number, high: number, extra = 0): DrawModel {
  const balls = { name: 'balls', how: 'set', count, low: 1, high, width: 2 } as const;
  const month = { name: 'month', how: 'each', count: 1, low: 1, high: extra, width: 2 } as const;
  return { code: 'balls', parts: extra === 0 ? [balls] : [balls, month] };
}

function classesOf(hits: readonly number[], ways: readonly bigint[], of: bigint): PrizeClass[] {
  return hits.map((hit, at) => ({
    code: `hit${hit}`,
    kind: 'match',
    ways: ways[at]!,
    of,
    share: 1,
  }));
}

function playTypeOf(rule: DataOf<'match'>, classes: readonly PrizeClass[]): PlayType {
  const numbers = { name: 'numbers', low: 1, high: 12, min: 1, max: 12 };
  const bankers = { name: 'bankers', low: 1, high: 12, min: 0, max: rule.count - 1 };
  const month = { name: 'month', low: 1, high: 3, min: 1, max: 3 };
  const rows = [
    numbers,
    ...(rule.bankers ? [bankers] : []),
    ...(rule.extra === undefined ? [] : [month]),
  ];
  return {
    code: 'balls.match',
    model: 'balls',
    view: { see: 'set', part: 0 },
    rule,
    price: 1,
    grammar: { rows, unitBetsMax: 1_000 },
    classes,
  };
}

const five = ballsOf(5, 11);
/** Three numbers, of which five of eleven are drawn. */
const three = playOf(
  playTypeOf(
    { rule: 'match', count: 3, bankers: true },
    classesOf([3, 2, 0], [28n, 168n, 56n], 462n),
  ),
  five,
);
/** Six numbers that must hold all five that are drawn. */
const six = playOf(playTypeOf({ rule: 'match', count: 6 }, classesOf([5], [6n], 462n)), five);
const withMonth = playOf(
  playTypeOf({ rule: 'match', count: 2, extra: { part: 1, class: 'month' } }, [
    ...classesOf([2, 1], [4n, 12n], 20n),
    { code: 'month', kind: 'match', ways: 1n, of: 3n, share: 1 },
  ]),
  ballsOf(3, 6, 3),
);

test('each bet of a compound is paid by how many of it are drawn', () => {
  const selection = { rows: [[1, 2, 3, 4, 5], []] };
  expect(unitBetsOf(three, selection)).toBe(10);
  expect(hitsOf(three, selection, [[1, 2, 3, 7, 8]])).toEqual([
    { code: 'hit3', units: 1 },
    { code: 'hit2', units: 6 },
  ]);
  expect(hitsOf(three, { rows: [[1, 2, 3], []] }, [[7, 8, 9, 10, 11]])).toEqual([
    { code: 'hit0', units: 1 },
  ]);
});

test('a banker is in every bet; a number in both rows makes none', () => {
  const selection = { rows: [[2, 3, 9], [1]] };
  expect(unitBetsOf(three, selection)).toBe(3);
  expect(hitsOf(three, selection, [[1, 2, 3, 7, 8]])).toEqual([
    { code: 'hit3', units: 1 },
    { code: 'hit2', units: 2 },
  ]);
  expect(hitsOf(three, selection, [[4, 5, 6, 7, 8]])).toEqual([{ code: 'hit0', units: 3 }]);
  expect(unitBetsOf(three, { rows: [[1, 2, 3], [1]] })).toBe(0);
});

test('where a bet holds more than are drawn, all that are drawn must be in it', () => {
  expect(hitsOf(six, { rows: [[1, 2, 3, 4, 5, 6]] }, [[1, 2, 3, 4, 5]])).toEqual([
    { code: 'hit5', units: 1 },
  ]);
  expect(hitsOf(six, { rows: [[1, 2, 3, 4, 5, 6, 7]] }, [[1, 2, 3, 4, 5]])).toEqual([
    { code: 'hit5', units: 2 },
  ]);
  expect(hitsOf(six, { rows: [[1, 2, 3, 4, 6, 7]] }, [[1, 2, 3, 4, 5]])).toEqual([]);
});

test('each number of the extra row is on every bet, and wins on its own', () => {
  const selection = {
    rows: [
      [1, 2, 3],
      [1, 3],
    ],
  };
  expect(unitBetsOf(withMonth, selection)).toBe(6);
  expect(hitsOf(withMonth, selection, [[1, 2, 6], [3]])).toEqual([
    { code: 'hit2', units: 2 },
    { code: 'hit1', units: 4 },
    { code: 'month', units: 3 },
  ]);
  expect(hitsOf(withMonth, selection, [[4, 5, 6], [2]])).toEqual([]);
});

test.each([
  [three, { rows: [[1, 4, 5, 9, 11], [2]] }],
  [three, { rows: [[1, 4, 5, 9, 11], []] }],
  [six, { rows: [[1, 2, 3, 5, 7, 9, 11]] }],
  [
    withMonth,
    {
      rows: [
        [1, 2, 4, 6],
        [1, 2],
      ],
    },
  ],
])('its chances are proven and its unit bets add up', (play, selection) => {
  expect(faultsOfOdds(play)).toEqual([]);
  expect(faultsOfLaws(play, selection)).toEqual([]);
});

test.each([
  [3, 8, 3],
  [4, 8, 2],
  [5, 11, 7],
  [6, 9, 1],
])('its formula counts what trying them all counts: %i of %i drawn, %i chosen', (...pool) => {
  const [drawn, high, count] = pool;
  const hits = Array.from({ length: Math.min(drawn, count) + 1 }, (_, at) => at);
  const nothing = hits.map(() => 0n);
  const data = { rule: 'match', count } as const;
  const play = playOf(playTypeOf(data, classesOf(hits, nothing, 1n)), ballsOf(drawn, high));
  expect(faultsOfFormula(play)).toEqual([]);
});

test('the chances with an extra part are those of trying all numbers of both', () => {
  const [unit] = match.samples(withMonth.type.rule as DataOf<'match'>, withMonth);
  const units = new Map<string, bigint>();
  for (const seen of resultsOf(withMonth.population)) {
    for (const month of [1, 2, 3]) countHits(units, withMonth, unit!, [seen, [month]]);
  }
  expect(Object.fromEntries(units)).toEqual({ hit1: 36n, hit2: 12n, month: 20n });
});

function countHits(
  into: Map<string, bigint>,
  play: Play,
  unit: Parameters<typeof hitsOf>[1],
  draw: Parameters<typeof hitsOf>[2],
): void {
  for (const { code, units } of hitsOf(play, unit, draw)) {
    into.set(code, (into.get(code) ?? 0n) + BigInt(units));
  }
}
