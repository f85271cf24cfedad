import { expect, test } from 'vitest';
import { respinMedium } from '../../maths/respin-medium.ts';
import { BLANK, fullScreenOf, screenTension, screenWins } from './screen.ts';

const grid = (...columns: string[]) =>
  columns.map((column) => column.split(' ').map((symbol) => (symbol === '-' ? BLANK : symbol)));
const winsOf = (...columns: string[]) =>
  screenWins(respinMedium, grid(...columns), 1).map(({ line, symbol, amount }) => [
    line,
    symbol,
    amount,
  ]);

test('the three rows and both diagonals pay, in their order', () => {
  const all = ['low2 low2 low2', 'low2 low2 low2', 'low2 low2 low2'];
  expect(winsOf(...all)).toEqual([1, 2, 3, 4, 5].map((line) => [line, 'low2', 80]));
  expect(winsOf('low2 low1 low3', 'low1 low2 low3', 'low3 low1 low2')).toEqual([[4, 'low2', 80]]);
  expect(winsOf('low3 low1 low2', 'low1 low2 low3', 'low2 low1 low3')).toEqual([[5, 'low2', 80]]);
});

test.each([
  [['mid1 x x', 'wild x x', 'wild x x'], [[2, 'mid1', 400]]],
  [['wild x x', 'mid1 x x', 'wild x x'], [[2, 'mid1', 400]]],
  [['wild x x', 'wild x x', 'wild x x'], [[2, 'wild', 2500]]],
  [['wild x x', 'mid1 x x', 'low1 x x'], []],
  [['- mid1 -', 'mid1 wild -', '- mid1 -'], [[1, 'mid1', 400]]],
  [['wild - -', 'wild - -', '- - -'], []],
])('%j: a wild stands for every symbol, an empty cell for none', (columns, wins) => {
  expect(winsOf(...columns)).toEqual(wins);
});

test.each([
  [['low1 low1 low1', 'low1 wild low1', 'low1 low1 low1'], 'low1'],
  [['wild wild wild', 'wild wild wild', 'wild wild wild'], 'wild'],
  [['low1 low1 low1', 'low1 wild low1', 'low1 low1 low2'], null],
  [['low1 low1 low1', 'low1 wild low1', 'low1 low1 -'], null],
])('%j: the full screen is of %s', (columns, symbol) => {
  expect(fullScreenOf('wild', grid(...columns))).toBe(symbol);
});

test('the last column is tense where two are of one symbol', () => {
  const two = ['low1 wild low1', 'low1 low1 low1'];
  expect(screenTension('wild', grid(...two, 'low2 low2 low2'))).toEqual([2]);
  expect(screenTension('wild', grid('low1 low2 low1', 'low1 low1 low1', 'x x x'))).toEqual([]);
});
