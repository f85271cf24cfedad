import fc from 'fast-check';
import { expect, test } from 'vitest';
import { between, rising } from './between.ts';

test('an amount goes in whole minor units and ends at the true one', () => {
  const shares = [-1, 0, 0.05, 0.55, 1, 7];
  expect(shares.map((share) => between(1_000n, 1_010n, share))).toEqual([
    1_000n,
    1_000n,
    1_000n,
    1_005n,
    1_010n,
    1_010n,
  ]);
  expect(between(1_010n, 1_000n, 0.55)).toBe(1_005n);
});

test('it never leaves the way, however long it is, and never turns back', () => {
  const amount = fc.bigInt(0n, 9_000_000_000_000_000n);
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(amount, amount, share, share, (from, more, one, other) => {
      const to = from + more;
      const [early, late] = [Math.min(one, other), Math.max(one, other)];
      const [before, after] = [between(from, to, early), between(from, to, late)];
      expect(from <= before && before <= after && after <= to).toBe(true);
    }),
  );
});

test('a sum that others feed rises to the true amount, and one that was won falls at once', () => {
  expect([0, 0.55, 1, 7].map((share) => rising(1_000n, 1_010n, share))).toEqual([
    1_000n,
    1_005n,
    1_010n,
    1_010n,
  ]);
  expect(rising(5_231_044n, 1_000_000n, 0)).toBe(1_000_000n);
});
