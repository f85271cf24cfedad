import { expect, test } from 'vitest';
import { faultsOfWalk, playIn } from '../../testing/walk.ts';
import { won } from '../../testing/won.ts';
import { k3 } from './index.ts';

test('all its chances are proven and its unit bets add up', () => {
  expect(faultsOfWalk(k3)).toEqual([]);
});

test.each([
  ['sum', '1,1,1', '3 18', 'sum-3'],
  ['sides', '5,5,1', 'big small odd even', 'big, odd'],
  ['sides', '4,5,1', 'big small odd even', 'small, even'],
  ['sides', '4,4,4', 'big small odd even', ''],
  ['sides', '3,3,3', 'big small odd even', ''],
  ['triple', '6,6,6', '5 6', 'group1'],
  ['any-triple', '6,6,6', 'triple', 'triple'],
  ['any-triple', '6,6,5', 'triple', ''],
  ['pair-and-single', '6,5,6', '6|4 5', 'group3'],
  ['pair-and-single', '6,6,6', '6|5', ''],
  ['pair', '6,5,6', '5 6', 'pair-6'],
  ['pair', '6,6,6', '5 6', 'pair-6'],
  ['three-different', '6,2,4', '1 2 4 6', 'group6'],
  ['any-straight', '4,2,3', 'straight', 'straight'],
  ['any-straight', '6,1,2', 'straight', ''],
  ['two-different', '6,1,2', '1 2 6', 'all ×3'],
  ['two-different', '1,1,2', '1 2 6', 'all'],
  ['one', '1,1,1', '1 2', 'all'],
])('k3.%s on %s: %s wins "%s"', (code, drawn, line, hits) => {
  expect(won(playIn(k3, `k3.${code}`), drawn, line)).toBe(hits);
});
