import { expect, test } from 'vitest';
import type { ListedLottery } from '../../lib/lottery.ts';
import { kindsOf, searchKinds } from './kinds.ts';

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

test.each([
  ['dong nai', ['Đồng Nai']],
  ['  TRES 1', ['Três Dados 1 min']],
  ['vietna', ['Đồng Nai', 'Vietnã Norte']],
  ['nada disso', []],
])('who types "%s" finds %o', (typed, names) => {
  const kinds = kindsOf(
    [
      { ...lottery('k3', 'Lott'), name: 'Três Dados 1 min' },
      { ...lottery('vn-dong-nai', 'SEA'), name: 'Đồng Nai' },
      { ...lottery('vn-north', 'SEA'), name: 'Vietnã Norte' },
    ],
    ['Lott', 'SEA'],
  );
  const nameOf = (mode: ListedLottery['prizeMode']) => (mode === 'SEA' ? 'Vietnã' : 'Clássicas');
  const found = searchKinds(kinds, typed, nameOf).flatMap(({ games: own }) => own);
  expect(found.map(({ name }) => name)).toEqual(names);
});
