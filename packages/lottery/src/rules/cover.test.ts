import { expect, test } from 'vitest';
import { hitsOf, unitBetsOf } from '../line.ts';
import { faultsOfOdds } from '../prove.ts';
import { digitRow, digitsPlay } from '../testing/digits.ts';
import { faultsOfLaws } from '../testing/laws.ts';
import { coverRule } from './cover.ts';
import type { DataOf } from './rule-data.ts';

const orders = { group3: [3n, 1_000n], group6: [6n, 1_000n] } as const;
const direct = { direct: [1n, 1_000n] } as const;
const sumRow = { low: 0, high: 27 };

const sum = digitsPlay(3, { rule: 'sum', as: 'direct' }, [sumRow], direct);
const groupSum = digitsPlay(3, { rule: 'sum', as: 'group' }, [sumRow], orders);
const span = digitsPlay(3, { rule: 'span' }, [digitRow], direct);
const banker = digitsPlay(3, { rule: 'banker' }, [digitRow], orders);

test.each([
  ['a sum is a bet on every result that has it', sum, [13], 75],
  ['sums add up', sum, [0, 1, 27], 5],
  ['a sum of groups leaves out what is all alike', groupSum, [3], 2],
  ['as many spans of nine as results with both ends', span, [9], 54],
  ['a banker is in 18 pairs and 36 groups of three', banker, [5], 54],
])('%s', (_, play, row, bets) => {
  expect(unitBetsOf(play, { rows: [row] })).toBe(bets);
});

test('results are gone through once, however many bets are counted', () => {
  let asked = 0;
  const counted = coverRule<DataOf<'span'>>(
    (result) => {
      asked += 1;
      return [result[0] ?? 0];
    },
    () => 'direct',
  );
  const bets = [[0], [1, 2], [9]].map((row) =>
    counted.unitBets({ rule: 'span' }, { rows: [row] }, span),
  );
  expect(bets).toEqual([100, 200, 100]);
  expect(asked).toBe(1_000);
});

test.each([
  ['direct in this order', sum, [6], '1,2,3', [{ code: 'direct', units: 1 }]],
  ['a pair in any order', groupSum, [8], '3,2,3', [{ code: 'group3', units: 1 }]],
  ['three different in any order', groupSum, [6], '3,2,1', [{ code: 'group6', units: 1 }]],
  ['not what is all alike', groupSum, [6], '2,2,2', []],
  ['the span alone', span, [2], '5,3,4', [{ code: 'direct', units: 1 }]],
  ['no other span', span, [2], '5,3,2', []],
  ['a banker that came twice, once', banker, [7], '7,1,7', [{ code: 'group3', units: 1 }]],
  ['no banker that did not come', banker, [0], '7,1,7', []],
])('wins %s', (_, play, row, drawn, hits) => {
  expect(hitsOf(play, { rows: [row] }, [drawn.split(',').map(Number)])).toEqual(hits);
});

test.each([
  [sum, [4, 13]],
  [groupSum, [6, 13]],
  [span, [0, 8]],
  [banker, [7]],
])('its chances are proven and its unit bets add up: %#', (play, row) => {
  expect(faultsOfOdds(play)).toEqual([]);
  expect(faultsOfLaws(play, { rows: [row] }, 7)).toEqual([]);
});
