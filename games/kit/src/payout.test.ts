import { money } from '@arara/money';
import { expect, test } from 'vitest';
import { costOf, findMode, payoutOf } from './payout.ts';
import { coin } from './testing/coin.ts';

test.each([
  [200n, 4320, 8640n],
  [20n, 5, 1n],
  [1n, 99, 0n],
  [1n, 150, 1n],
  [0n, 1000, 0n],
])('a stake of %i at %i hundredths pays %i, down to the centavo', (stake, multiplier, paid) => {
  expect(payoutOf(money(stake, 'BRL'), multiplier)).toEqual(money(paid, 'BRL'));
});

test('a mode costs its hundredths of the stake, and never less than it says', () => {
  expect(costOf(money(200n, 'BRL'), { code: 'buy', cost: 4200 })).toEqual(money(8400n, 'BRL'));
  expect(costOf(money(1n, 'BRL'), { code: 'odd', cost: 150 })).toEqual(money(2n, 'BRL'));
});

test('a mode that is not offered is not found', () => {
  expect(findMode(coin().bets, 'base')?.cost).toBe(100);
  expect(findMode(coin().bets, 'buy')).toBeUndefined();
});
