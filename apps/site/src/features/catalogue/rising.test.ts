import { expect, test } from 'vitest';
import { risingAt } from './rising.ts';

test('an amount rises in whole centavos and ends at the true one', () => {
  expect(risingAt('10.00', '10.10', 'BRL', 0)).toBe('10.00');
  expect(risingAt('10.00', '10.10', 'BRL', 0.55)).toBe('10.05');
  expect(risingAt('9.99', '10.01', 'BRL', 0.5)).toBe('10.00');
  expect(risingAt('10.00', '10.10', 'BRL', 1)).toBe('10.10');
});

test('no share brings it beyond the true one', () => {
  for (const share of [0.2, 0.999, 1, 3])
    expect(risingAt('10000.00', '10000.37', 'BRL', share)).toMatch(/^10000\.([0-2]\d|3[0-7])$/);
});

test('an amount that was won falls at once', () => {
  expect(risingAt('52310.44', '10000.00', 'BRL', 0.1)).toBe('10000.00');
});

test('a currency without decimals rises in its whole units', () => {
  expect(risingAt('1000', '1010', 'PTS', 0.55)).toBe('1005');
});
