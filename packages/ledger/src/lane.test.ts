import pg from 'pg';
import { expect, it } from 'vitest';
import { bigints, UnencodableError } from './binary.ts';
import { classifyError } from './lane.ts';

function saidByServer(code: string): Error {
  return Object.assign(new pg.DatabaseError('said', 4, 'error'), { code });
}

it.each(['EPIPE', 'EPERM', 'EBADF', 'ECONNRESET', 'ETIMEDOUT'])(
  'takes %s of the socket for a lost connection',
  (code) => {
    expect(classifyError(Object.assign(new Error(code), { code }))).toBe('lost');
  },
);

it.each([
  ['57P01', 'lost'],
  ['08006', 'lost'],
  ['53300', 'lost'],
  ['40001', 'repeat'],
  ['40P01', 'repeat'],
  ['26000', 'repeat'],
  ['22003', 'failed'],
  ['55P03', 'failed'],
])('sorts %s of the server as %s', (code, verdict) => {
  expect(classifyError(saidByServer(code))).toBe(verdict);
});

it('takes an error without a code for a lost connection', () => {
  expect(classifyError(new Error('Connection terminated unexpectedly'))).toBe('lost');
});

it('isolates an item with a number that PostgreSQL cannot hold', () => {
  expect(() => bigints([2n ** 63n], (number) => number)).toThrow(UnencodableError);
  expect(classifyError(new UnencodableError('too large'))).toBe('failed');
});
