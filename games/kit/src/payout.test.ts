import { money } from '@arara/money';
import { expect, test } from 'vitest';
import { choicesCost, costOf, dearestOf, findMode, payoutOf } from './payout.ts';
import { coinCloth } from './testing/coin-cloth.ts';
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

test('a round costs its hundredths of the stake, and never less than they say', () => {
  expect(costOf(money(200n, 'BRL'), 4200)).toEqual(money(8400n, 'BRL'));
  expect(costOf(money(1n, 'BRL'), 150)).toEqual(money(2n, 'BRL'));
});

test('choices cost what their mode costs, or what the rules say of them', () => {
  expect(choicesCost(coin(), { mode: 'base' })).toBe(100);
  expect(() => choicesCost(coin(), { mode: 'buy' })).toThrow(RangeError);
  expect(choicesCost(coinCloth(), { mode: 'base', bets: 'heads:3 tails:2' })).toBe(500);
  expect([dearestOf(coin()), dearestOf(coinCloth())]).toEqual([100, 1_200]);
});

test('a mode that is not offered is not found', () => {
  expect(findMode(coin().bets, 'base')?.cost).toBe(100);
  expect(findMode(coin().bets, 'buy')).toBeUndefined();
});
