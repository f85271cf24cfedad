import { expect, test } from 'vitest';
import { risingAt } from './rising.ts';

test('an amount rises in whole centavos and ends at the true one', () => {
  expect(risingAt('10.00', '10.10', 0)).toBe('10.00');
  expect(risingAt('10.00', '10.10', 0.55)).toBe('10.05');
  expect(risingAt('9.99', '10.01', 0.5)).toBe('10.00');
  expect(risingAt('10.00', '10.10', 1)).toBe('10.10');
});

test('no share brings it beyond the true one', () => {
  for (const share of [0.2, 0.999, 1, 3])
    expect(Number(risingAt('10000.00', '10000.37', share))).toBeLessThanOrEqual(10_000.37);
});

test('an amount that was won falls at once', () => {
  expect(risingAt('52310.44', '10000.00', 0.1)).toBe('10000.00');
});
