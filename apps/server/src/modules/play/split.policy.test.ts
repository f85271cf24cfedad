import { createTestDatabase, propertyRuns } from '@arara/testing';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { sharesOf } from './split.policy.ts';

const { pool, drop } = await createTestDatabase();
afterAll(drop);

const amount = fc.bigInt({ min: 0n, max: 9_000_000_000_000_000n });
const parts = fc
  .array(fc.oneof(fc.bigInt({ min: 0n, max: 20n }), amount), { minLength: 1, maxLength: 6 })
  .filter((some) => some.some((part) => part > 0n));

test('a prize of 20.01 on 3.00 of cash and 2.00 of a grant gives the cash 12.00', () => {
  expect(sharesOf(2_001n, [300n, 200n])).toEqual([1_200n, 801n]);
  expect(sharesOf(1n, [300n, 200n])).toEqual([0n, 1n]);
  expect(sharesOf(1n, [300n, 0n])).toEqual([1n, 0n]);
});

test('shares add up, never leave their parts by a centavo, and are the database’s own', async () => {
  await fc.assert(
    fc.asyncProperty(amount, parts, async (whole, of) => {
      const shares = sharesOf(whole, of);
      const total = of.reduce((sum, part) => sum + part, 0n);
      expect(shares.reduce((sum, share) => sum + share, 0n)).toBe(whole);
      expect(shares[0]).toBe((whole * (of[0] ?? 0n)) / total);
      for (const [at, share] of shares.entries()) {
        const exact = whole * (of[at] ?? 0n);
        expect(share * total > exact - total && share * total < exact + total).toBe(true);
        if (whole <= total) expect(share).toBeLessThanOrEqual(of[at] ?? 0n);
      }
      const { rows } = await pool.query<{ shares: string }>(
        'select play.shares($1, $2::bigint[])::text as shares',
        [whole, of.map(String)],
      );
      expect(rows[0]?.shares).toBe(`{${shares.join(',')}}`);
    }),
    propertyRuns(100),
  );
});
