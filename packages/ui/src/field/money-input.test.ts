import { expect, test } from 'vitest';
import { centsMark, moneyForEditing, moneyFromTyped, tidyTyped } from './money-input.ts';

test.each([
  ['', ''],
  ['abc', ''],
  [',', ''],
  ['5', '5.00'],
  ['50', '50.00'],
  ['50,', '50.00'],
  ['50,5', '50.50'],
  ['50,55', '50.55'],
  ['50,555', '50.55'],
  ['50.5', '50.50'],
  ['1.234', '1234.00'],
  ['1.234,5', '1234.50'],
  ['R$ 1.234,50', '1234.50'],
  ['12.345.678', '12345678.00'],
  ['0050', '50.00'],
  [',5', '0.50'],
  ['-20', '20.00'],
  ['1e3', '13.00'],
])('a Brazilian who types %j means %j', (typed, amount) => {
  expect(moneyFromTyped(typed, ',')).toBe(amount);
});

test.each([
  ['1,234.56', '1234.56'],
  ['1,234', '1234.00'],
  ['50,5', '50.50'],
])('a reader of English who types %j means %j', (typed, amount) => {
  expect(moneyFromTyped(typed, '.')).toBe(amount);
});

test.each([
  ['1234,567', '1234,56'],
  ['1.234,567', '1.234,56'],
  ['12a3', '123'],
])('typing %j leaves %j in the field', (typed, kept) => {
  expect(tidyTyped(typed, ',')).toBe(kept);
});

test('the mark before the cents comes from the language', () => {
  expect(['pt-BR', 'en', 'vi', 'th', 'ar'].map(centsMark)).toEqual([',', '.', ',', '.', '.']);
});

test('an amount of any size is written exactly', () => {
  expect(moneyForEditing('1234567890123456.78', 'pt-BR')).toBe('1.234.567.890.123.456,78');
  expect(moneyForEditing('1234.5', 'en')).toBe('1,234.50');
  expect(moneyForEditing('', 'pt-BR')).toBe('');
});
