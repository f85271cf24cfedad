import { expect, test } from 'vitest';
import { risingAt } from './rising.ts';

test('an amount rises in whole minor units and ends at the true one', () => {
  const shares = [-1, 0, 0.05, 0.55, 1, 7];
  expect(shares.map((share) => risingAt(1_000n, 1_010n, share))).toEqual([
    1_000n,
    1_000n,
    1_000n,
    1_005n,
    1_010n,
    1_010n,
  ]);
});

test('an amount that was won falls at once', () => {
  expect(risingAt(5_231_044n, 1_000_000n, 0)).toBe(1_000_000n);
});
