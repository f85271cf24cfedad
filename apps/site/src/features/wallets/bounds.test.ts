import { expect, test } from 'vitest';
import { problemOf } from './bounds.ts';

test.each([
  ['', '10.00', 'amount.bad'],
  ['0', '10.00', 'amount.bad'],
  ['1.234', '10.00', 'amount.bad'],
  ['10.01', '10.00', 'amount.more'],
  ['10.00', '10.00', null],
  ['0.01', '10.00', null],
])('%s of %s: %s', (amount, available, problem) => {
  expect(problemOf(amount, available, 'BRL')).toBe(problem);
});
