import { expect, test } from 'vitest';
import { bookMedium } from '../../maths/book-medium.ts';
import { bookLineWins, columnsWith, expanded, expandedWins } from './book-lines.ts';

const maths = {
  ...bookMedium,
  lines: [[1, 1, 1, 1, 1]],
  paytable: { coruja: { 2: 30, 3: 300, 5: 9000 } },
};
const row = (text: string) => text.split(' ').map((symbol) => ['x', symbol, 'x']);

test.each([
  ['coruja coruja x x x', 2, 30],
  ['scatter coruja scatter x x', 3, 300],
  ['scatter scatter coruja x x', 3, 300],
  ['coruja scatter coruja scatter coruja', 5, 9000],
  ['scatter scatter scatter scatter scatter', 0, 0],
  ['coruja coruja coruja coruja x', 0, 0],
  ['x coruja coruja coruja coruja', 0, 0],
])('%s: %i in a row pay %i', (text, count, amount) => {
  const [win] = bookLineWins(maths, row(text));
  expect(win?.count ?? 0).toBe(count);
  expect(win?.amount ?? 0).toBe(amount);
});

test('a symbol fills the columns that hold it, and every line pays for them wherever they are', () => {
  const grid = [
    ['coruja', 'x', 'x'],
    ['x', 'scatter', 'x'],
    ['x', 'x', 'coruja'],
    ['x', 'x', 'x'],
    ['x', 'coruja', 'coruja'],
  ];
  const columns = columnsWith(grid, 'coruja');
  expect(columns).toEqual([0, 2, 4]);
  expect(expanded(grid, 'coruja', columns)[2]).toEqual(['coruja', 'coruja', 'coruja']);
  expect(expanded(grid, 'coruja', columns)[1]).toEqual(['x', 'scatter', 'x']);
  expect(expandedWins({ ...maths, lines: bookMedium.lines }, 'coruja', columns)).toHaveLength(10);
  expect(expandedWins(maths, 'coruja', columns)[0]).toMatchObject({
    count: 3,
    amount: 300,
    cells: [
      [0, 1],
      [2, 1],
      [4, 1],
    ],
  });
  expect(expandedWins(maths, 'coruja', [1, 2, 3, 4])).toEqual([]);
});
