import { expect, test } from 'vitest';
import { clusterLow } from '../../maths/cluster-low.ts';
import { cascade, cellsOfWins } from '../falls/cascade.ts';
import { sizePays } from '../falls/pays.ts';
import type { ClusterMaths } from '../maths.ts';
import { clusterWins } from './clusters.ts';

const maths: ClusterMaths = {
  ...clusterLow,
  columns: 4,
  rows: 4,
  paytable: { a: { 4: 20, 6: 100 }, b: { 4: 10, 6: 50 } },
};
/** Drawn as it is seen; turned into columns. */
const seen = (...rows: string[]) =>
  [...Array(4).keys()].map((x) =>
    rows.map((row) => row.charAt(x)).map((c) => (c === 'w' ? 'wild' : c)),
  );
const wins = (...rows: string[]) => clusterWins(maths, sizePays(maths), seen(...rows), 1);

test('cells touch by their sides and not by their corners', () => {
  expect(wins('aa..', '.aa.', '....', '....')).toMatchObject([
    { symbol: 'a', count: 4, amount: 20 },
  ]);
  expect(wins('aa..', '..aa', '....', '....')).toEqual([]);
});

test('a column does not touch the foot of the one before', () => {
  expect(wins('.a..', '.a..', 'a...', 'a...')).toEqual([]);
});

test.each([
  ['aaa.', 'a...', 4, 20],
  ['aaaa', 'a...', 5, 20],
  ['aaaa', 'aa..', 6, 100],
  ['aaaa', 'aaaa', 8, 100],
])(
  'a size that is not in the table pays as the next smaller one: %s %s',
  (top, next, count, amount) => {
    expect(wins(top, next, '....', '....')).toMatchObject([{ count, amount }]);
  },
);

test('a wild joins every cluster it touches and makes none', () => {
  const both = wins('aaa.', '..w.', '..bb', '...b');
  expect(both.map((win) => [win.symbol, win.count])).toEqual([
    ['a', 4],
    ['b', 4],
  ]);
  expect(wins('wwww', 'wwww', '....', '....')).toEqual([]);
});

test('two clusters of one symbol are two wins', () => {
  expect(wins('aaaa', '....', '....', 'aaaa')).toHaveLength(2);
});

test('what is above the removed cells falls, and new symbols come in from the top', () => {
  const grid = seen('abcd', 'xxxd', 'efgd', 'hijd');
  const won = [
    {
      cells: [
        [0, 1],
        [1, 1],
        [2, 1],
      ] as const,
    },
    {
      cells: [
        [2, 1],
        [3, 3],
      ] as const,
    },
  ];
  const fresh = ['1', '2', '3', '4'];
  const event = cascade(grid, cellsOfWins(won), () => fresh.shift() ?? '?');
  expect(event.removed).toEqual([
    [0, 1],
    [1, 1],
    [2, 1],
    [3, 3],
  ]);
  expect(event.added).toEqual([['1'], ['2'], ['3'], ['4']]);
  expect(event.grid).toEqual(seen('1234', 'abcd', 'efgd', 'hijd'));
});
