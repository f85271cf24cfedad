import { expect, test } from 'vitest';
import { AppError } from './errors.ts';
import { failureText } from './failure-text.ts';

const withCode = (message: string, code: string) => Object.assign(new Error(message), { code });

test.each([
  ['its name and message', new TypeError('x is not a function'), 'TypeError: x is not a function'],
  ['a code once', new AppError('server.busy'), 'AppError: server.busy'],
  ['the code of the database', withCode('no such row', '23503'), 'Error 23503: no such row'],
  ['one line', new Error('a\n  b\u0007c'), 'Error: a b c'],
  ['no login of an address', new Error('at postgres://ana:pw@db/x'), 'Error: at postgres://…@db/x'],
  ['no password', new Error('password=hunter2 here'), 'Error: password=… here'],
  ['no credential', new Error('Bearer abc.def given'), 'Error: Bearer … given'],
  ['no mail address', new Error('to ana@example.com now'), 'Error: to …@… now'],
  ['no CPF', new Error('of 123.456.789-09.'), 'Error: of ….'],
  ['no token', new Error(`saw ${'aB3_'.repeat(10)}`), 'Error: saw …'],
  ['nothing of what is no error', { password: 'hunter2' }, 'no error but object was thrown'],
])('a failure is told with %s', (_, error, told) => {
  expect(failureText(error)).toBe(told);
});

test('a failure has at most 500 letters', () => {
  const told = failureText(new Error('so it goes on '.repeat(100)));
  expect([told.length, told.at(-1)]).toEqual([500, '…']);
});
