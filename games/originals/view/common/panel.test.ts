import { expect, test } from 'vitest';
import { readNumber } from './panel.ts';

test.each([
  ['50', 50],
  ['50,5', 50.5],
  ['50.5', 50.5],
  ['1.234,56', 1234.56],
  ['1,234.56', 1234.56],
  ['2,00×', 2],
  [' 97 ', 97],
])('%j is read as %d', (text, value) => {
  expect(readNumber(text)).toBe(value);
});

test.each(['', '×', 'alvo'])('%j is no number', (text) => {
  expect(readNumber(text)).toBeNaN();
});
