import { expect, test } from 'vitest';
import { maskEmail, maskNumber } from './mask.ts';

test.each([
  ['luciana@exemplo.com', 'lu***@exemplo.com'],
  ['ab@exemplo.com', 'a***@exemplo.com'],
  ['a@exemplo.com', '***@exemplo.com'],
  ['no-address', '***'],
])('the e-mail %s is shown as %s', (email, shown) => {
  expect(maskEmail(email)).toBe(shown);
});

test('of a number only the end is shown', () => {
  expect(maskNumber('11912345678')).toBe('*** 5678');
});
