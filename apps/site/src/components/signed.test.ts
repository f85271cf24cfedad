import { expect, test } from 'vitest';
import { directionOf, signedText } from './signed.ts';

const money = (amount: string): string => `R$ ${amount.replace('.', ',')}`;

test.each([
  ['50.00', 'in', '+R$ 50,00'],
  ['-18.00', 'out', '−R$ 18,00'],
  ['0.00', 'none', 'R$ 0,00'],
  ['-0.00', 'none', 'R$ 0,00'],
  ['-0.01', 'out', '−R$ 0,01'],
])('%s goes %s and is written %s', (amount, direction, text) => {
  expect(directionOf(amount)).toBe(direction);
  expect(signedText(amount, money)).toBe(text);
});
