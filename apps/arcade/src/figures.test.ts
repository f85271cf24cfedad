import { expect, test } from 'vitest';
import { minorOf, plus, without } from './figures.ts';

test('a prize is added to a balance, and to a day that lost', () => {
  expect(plus('10.00', '3.80', 'BRL')).toBe('13.80');
  expect(plus('-5.00', '3.80', 'BRL')).toBe('-1.20');
  expect(plus('-1.00', '3.80', 'BRL')).toBe('2.80');
  expect(minorOf('-5.00', 'BRL')).toBe(-500n);
});

test('a stake is taken from a balance that covers it, and from no other', () => {
  expect(without('10.00', '2.50', 'BRL')).toBe('7.50');
  expect(without('1.00', '2.50', 'BRL')).toBe('1.00');
});
