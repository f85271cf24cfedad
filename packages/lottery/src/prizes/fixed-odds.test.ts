import { expect, test } from 'vitest';
import { plays } from '../games/plays.ts';
import { fixedOdds } from './fixed-odds.ts';
import { faultsOfTable } from './proof.ts';
import type { OddsTable } from './table.ts';

const tableOf = (model: string, code: string, basisPoints: number, cap: number): OddsTable => ({
  family: 'ELOTT',
  code: 'fixed',
  version: 1,
  model,
  capBasisPoints: cap,
  odds: fixedOdds([code], plays, basisPoints),
});

test.each([
  ['one of two sides', 'ssc', 'ssc.five.sum-sides', 'big', '1.96'],
  ['one of ten', 'pk10', 'pk10.positions.direct', 'place', '9.8'],
  ['a winner where a tie gives the stake back', 'ssc', 'ssc.dragon-tiger.1-5', 'dragon', '1.95'],
  ['a sum that comes once in a thousand', 'pc28', 'pc28.sum', 'sum-0', '980'],
  ['a third of a cent', 'pc28', 'pc28.sum', 'sum-1', '326.66'],
])('98 of 100 come back on %s', (_, model, code, hit, odds) => {
  const table = tableOf(model, code, 9_800, 9_800);
  expect(table.odds[code]?.[hit]).toBe(odds);
  expect(faultsOfTable(table, plays)).toEqual([]);
});

test('stakes that go back have no odds of their own', () => {
  const { odds } = tableOf('ssc', 'ssc.dragon-tiger.1-5', 9_800, 9_800);
  expect(Object.keys(odds['ssc.dragon-tiger.1-5'] ?? {})).toEqual(['dragon', 'tiger', 'tie']);
});

test('odds that return more than the cap of their table are found', () => {
  const table = tableOf('k3', 'k3.sides', 9_800, 9_600);
  expect(faultsOfTable(table, plays)).toContainEqual({
    fault: 'cap',
    play: 'k3.sides',
    class: 'big',
  });
});

test('no odds are made for what does not exist', () => {
  expect(() => fixedOdds(['ssc.nothing'], plays, 9_800)).toThrow(RangeError);
});
