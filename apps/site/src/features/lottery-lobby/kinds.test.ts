import { expect, test } from 'vitest';
import type { ListedLottery } from '../../lib/lottery.ts';
import { kindsOf } from './kinds.ts';

const lottery = (code: string, prizeMode: ListedLottery['prizeMode']) =>
  ({ code, prizeMode }) as ListedLottery;
const games = [lottery('a', 'ZY'), lottery('b', 'Lott'), lottery('c', 'Elott'), lottery('d', 'ZY')];

test('lotteries stand by kind in the order of the page, each kind in that of the operator', () => {
  const kinds = kindsOf(games, ['Lott', 'ZY', 'SEA']);
  expect(kinds.map(({ mode, games: own }) => [mode, own.map(({ code }) => code)])).toEqual([
    ['Lott', ['b']],
    ['ZY', ['a', 'd']],
  ]);
});

test('a page without a lottery has no kinds', () => {
  expect(kindsOf(games, ['SEA'])).toEqual([]);
});
