import { expect, test } from 'vitest';
import { hitsOf, unitBetsOf } from '../line.ts';
import { faultsOfOdds } from '../prove.ts';
import { faultOfSelection } from '../selection.ts';
import { digitRow, digitsPlay } from '../testing/digits.ts';
import { faultsOfLaws } from '../testing/laws.ts';

const fiveRows = Array.from({ length: 5 }, () => digitRow);
const sumRow = { low: 0, high: 27 };

const any2 = digitsPlay(
  5,
  { rule: 'any-positions', count: 2, inner: { rule: 'direct' } },
  fiveRows,
  { direct: [1n, 100n] },
);
const any3 = digitsPlay(
  5,
  { rule: 'any-positions', count: 3, inner: { rule: 'group', pattern: [2, 1] } },
  [digitRow],
  { group3: [3n, 1_000n] },
);
const any3sum = digitsPlay(
  5,
  { rule: 'any-positions', count: 3, inner: { rule: 'sum', as: 'group' } },
  [sumRow],
  { group3: [3n, 1_000n], group6: [6n, 1_000n] },
);

test('any two of the rows that are filled make a bet', () => {
  const selection = { rows: [[1, 2], [], [3], [4], []] };
  expect(unitBetsOf(any2, selection)).toBe(5);
  expect(hitsOf(any2, selection, [[2, 0, 3, 4, 0]])).toEqual([{ code: 'direct', units: 3 }]);
  expect(hitsOf(any2, selection, [[2, 0, 4, 3, 0]])).toEqual([]);
});

test('named positions multiply the bets', () => {
  const selection = { rows: [[1, 2]], places: [0, 1, 2, 4] };
  expect(unitBetsOf(any3, selection)).toBe(8);
  expect(hitsOf(any3, selection, [[1, 1, 2, 9, 2]])).toEqual([{ code: 'group3', units: 4 }]);
  expect(hitsOf(any3, { ...selection, places: [0, 1, 3] }, [[1, 1, 2, 9, 2]])).toEqual([]);
});

test('a sum at named positions wins by what the positions show', () => {
  const selection = { rows: [[4]], places: [0, 1, 2, 3] };
  expect(unitBetsOf(any3sum, selection)).toBe(16);
  expect(hitsOf(any3sum, selection, [[2, 1, 1, 1, 9]])).toEqual([{ code: 'group3', units: 3 }]);
});

test.each([
  [any2, { rows: [[1, 2], [], [3], [4, 9], [0]] }],
  [any3, { rows: [[1, 2, 5]], places: [0, 1, 2, 4] }],
  [any3sum, { rows: [[4, 5]], places: [0, 2, 3, 4] }],
])('its chances are proven and its unit bets add up: %#', (play, selection) => {
  expect(faultsOfOdds(play)).toEqual([]);
  expect(faultsOfLaws(play, selection, 97)).toEqual([]);
});

test.each([
  ['no positions where some are named', 2, undefined, 'places'],
  ['too few of them', 2, [1], 'places'],
  ['one twice', 2, [1, 1], 'places'],
  ['one that there is not', 2, [0, 5], 'places'],
  ['some where none are named', null, [0, 1], 'placeless'],
  ['as many as are asked for', 2, [0, 4], null],
  ['none where none are named', null, undefined, null],
] as const)('a selection with %s', (_, min, places, fault) => {
  const row = { ...digitRow, name: 'row', min: 1, max: 10 };
  const grammar = {
    rows: [row],
    unitBetsMax: 100,
    ...(min !== null && { places: { of: 5, min } }),
  };
  const selection = { rows: [[1]], ...(places !== undefined && { places }) };
  expect(faultOfSelection(grammar, selection)).toEqual(fault && { fault, row: null });
});
