import { expect, test } from 'vitest';
import { cpfWithMarks } from './brazil.ts';

test.each([
  ['39053344705', '390.533.447-05'],
  ['390.533.447-05', '390.533.447-05'],
  ['390533447', '390533447'],
  ['39053344706', '39053344706'],
  ['', ''],
])('a CPF typed as %j is written as %j', (typed, written) => {
  expect(cpfWithMarks(typed)).toBe(written);
});
