import { expect, test } from 'vitest';
import { rankOf } from './rank.ts';

test.each([
  ['nothing', 0, 100, 0],
  ['less than the stake', 95, 100, 0],
  ['the stake itself', 100, 100, 0],
  ['a little more', 105, 100, 1],
  ['twice the stake', 200, 100, 2],
  ['ten times', 1_000, 100, 3],
  ['a hair less than ten times', 999, 100, 2],
  ['twenty-five times', 2_500, 100, 4],
  ['a hair less than fifty times', 4_999, 100, 4],
  ['fifty times', 5_000, 100, 5],
  ['a bought round that brings six stakes for thirty-eight', 665, 3_800, 0],
  ['a bought round that doubles its price', 7_600, 3_800, 2],
])('%s', (_what, amount, cost, rank) => {
  expect(rankOf(amount, cost)).toBe(rank);
});
