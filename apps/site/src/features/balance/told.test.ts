import { afterEach, expect, test } from 'vitest';
import { forgetTold, keepTold, withTold } from './told.ts';

const balance = (version: string, sumBalance: string) => ({
  version,
  sumBalance,
  held: '0.00',
  currency: 'BRL',
});

afterEach(forgetTold);

test('an answer that an event has overtaken does not undo it', () => {
  keepTold(balance('10', '90.00'));
  expect(withTold(balance('9', '100.00')).sumBalance).toBe('90.00');
  expect(withTold(balance('10', '90.00')).sumBalance).toBe('90.00');
  expect(withTold(balance('11', '80.00')).sumBalance).toBe('80.00');
});

test('an event that comes late does not undo a newer one', () => {
  expect(keepTold(balance('10', '90.00'))).toBe(true);
  expect(keepTold(balance('9', '100.00'))).toBe(false);
  expect(withTold(balance('9', '100.00')).sumBalance).toBe('90.00');
});

test('what one member was told says nothing about the next', () => {
  keepTold(balance('382650851346350080', '90.00'));
  forgetTold();
  expect(withTold(balance('0', '0.00')).sumBalance).toBe('0.00');
});
