import { expect, test } from 'vitest';
import { waysMedium } from '../../maths/ways-medium.ts';
import type { WaysMaths } from '../maths.ts';
import { waysWins } from './ways.ts';

const maths: WaysMaths = {
  ...waysMedium,
  paytable: { sol: { 3: 10, 4: 40, 5: 100 }, pena: { 3: 5, 4: 10, 5: 20 } },
};
const grid = (...columns: string[]) => columns.map((column) => column.split(' '));

test.each([
  [grid('sol x x', 'sol x x', 'sol x x', 'x x x', 'sol x x'), 3, 1, 10],
  [grid('sol sol x', 'sol x x', 'sol sol sol', 'x x x', 'x x x'), 3, 6, 60],
  [grid('sol x x', 'wild x x', 'sol wild x', 'wild x x', 'x x x'), 4, 2, 80],
  [
    grid('sol sol sol', 'sol sol sol', 'wild sol sol', 'sol wild sol', 'sol sol sol'),
    5,
    243,
    24300,
  ],
])('%j: %i columns, %i ways, %i', (cells, count, ways, amount) => {
  expect(waysWins(maths, cells, 1)).toMatchObject([{ symbol: 'sol', count, ways, amount }]);
});

test.each([
  [grid('sol x x', 'sol x x', 'x x x', 'sol x x', 'sol x x')],
  [grid('x x x', 'sol x x', 'sol x x', 'sol x x', 'sol x x')],
  [grid('scatter x x', 'wild x x', 'wild x x', 'wild x x', 'wild x x')],
])('%j pays nothing', (cells) => {
  expect(waysWins(maths, cells, 1)).toEqual([]);
});

test('two symbols of the first column may share a wild', () => {
  const cells = grid('sol pena x', 'wild x x', 'sol pena x', 'x x x', 'x x x');
  const wins = waysWins(maths, cells, 3);
  expect(wins.map((win) => [win.symbol, win.ways, win.amount])).toEqual([
    ['sol', 1, 30],
    ['pena', 1, 15],
  ]);
  expect(wins[0]?.cells).toEqual([
    [0, 0],
    [1, 0],
    [2, 0],
  ]);
});
