import { expect, test } from 'vitest';
import { byHour, byProduct } from './dashboard.policy.ts';

const row = (at: string, turnover: bigint, prizes: bigint, gameType: string | null = 'SLOT') => ({
  at: new Date(at),
  gameType,
  rounds: 1,
  turnover,
  prizes,
});

test('quarters make the hours of a day, those without play too', () => {
  const from = new Date('2026-11-24T03:00:00Z');
  const hours = byHour(
    [
      row('2026-11-24T03:00:00Z', 10n, 0n),
      row('2026-11-24T03:45:00Z', 5n, 20n),
      row('2026-11-24T05:15:00Z', 7n, 0n),
    ],
    from,
    new Date('2026-11-24T05:20:00Z'),
  );
  expect(hours.map(({ turnover, prizes }) => [turnover, prizes])).toEqual([
    [15n, 20n],
    [0n, 0n],
    [7n, 0n],
  ]);
});

test('products are ordered by turnover; games without a type are one of them', () => {
  const at = '2026-11-24T03:00:00Z';
  const products = byProduct([row(at, 5n, 1n), row(at, 9n, 1n, null), row(at, 6n, 2n)]);
  expect(products.map(({ gameType, turnover }) => [gameType, turnover])).toEqual([
    ['SLOT', 11n],
    [null, 9n],
  ]);
});
