import { expect, test } from 'vitest';
import { twentyLines } from '../../maths/lines-20.ts';
import { linesMedium } from '../../maths/lines-medium.ts';
import type { LinesMaths } from '../maths.ts';
import { lineWins } from './lines.ts';

const maths: LinesMaths = {
  ...linesMedium,
  lines: [[1, 1, 1, 1, 1]],
  paytable: { onca: { 3: 100, 4: 400, 5: 2000 }, folha: { 3: 50, 4: 100, 5: 200 } },
};
const row = (text: string) => text.split(' ').map((symbol) => ['x', symbol, 'x']);

test.each([
  ['onca onca onca folha onca', 3, 100],
  ['onca onca onca onca folha', 4, 400],
  ['onca onca onca onca onca', 5, 2000],
  ['onca wild onca folha folha', 3, 100],
  ['onca wild wild wild wild', 5, 2000],
  ['onca wild wild folha folha', 3, 100],
  ['folha wild wild onca onca', 3, 50],
  ['onca onca folha onca onca', 0, 0],
  ['folha onca onca onca onca', 0, 0],
  ['scatter wild wild wild wild', 0, 0],
  ['onca onca scatter onca onca', 0, 0],
])('%s: %i in a row pay %i', (text, count, amount) => {
  const [win] = lineWins(maths, row(text), 1);
  expect(win?.count ?? 0).toBe(count);
  expect(win?.amount ?? 0).toBe(amount);
  expect(win?.cells ?? []).toEqual([...Array(count).keys()].map((column) => [column, 1]));
});

test('the multiplier is in the amount', () => {
  expect(lineWins(maths, row('onca onca onca x x'), 5)[0]?.amount).toBe(500);
});

test('each line follows its own rows and keeps its number', () => {
  const vee = { ...maths, lines: [...twentyLines] };
  const grid = [
    ['x', 'onca', 'x'],
    ['x', 'onca', 'x'],
    ['onca', 'x', 'x'],
    ['x', 'onca', 'x'],
    ['x', 'x', 'x'],
  ];
  expect(lineWins(vee, grid, 1)).toEqual([
    {
      symbol: 'onca',
      count: 4,
      line: 7,
      cells: [
        [0, 1],
        [1, 1],
        [2, 0],
        [3, 1],
      ],
      amount: 400,
    },
  ]);
});

test('twenty lines are twenty different ones', () => {
  expect(new Set(twentyLines.map(String)).size).toBe(20);
});
