import { expect, test } from 'vitest';
import { readMessage } from './frame-messages.ts';

test.each(['sheet-opened', 'sheet-closed', 'deposit', 'limits', 'session-ended', 'close'])(
  '%s is heard',
  (type) => {
    expect(readMessage({ type: `arara:${type}`, more: 1 })).toEqual({ type });
  },
);

test.each([
  ['1000.00', '1000.00'],
  ['<b>', null],
  [undefined, null],
])('a game that is ready, or whose round begins, with %o is heard with %o', (balance, heard) => {
  for (const type of ['ready', 'round-started']) {
    expect(readMessage({ type: `arara:${type}`, balance })).toEqual({ type, balance: heard });
  }
});

test('the end of a round brings its amounts', () => {
  const end = { balance: '1319.90', net: '-0.50' };
  expect(readMessage({ type: 'arara:round-ended', ...end })).toEqual({
    type: 'round-ended',
    ...end,
  });
});

test.each([
  ['launch.token.invalid', 'launch.token.invalid'],
  ['<b>', 'view.failed'],
  [7, 'view.failed'],
  [undefined, 'view.failed'],
])('a game that failed with %o is heard as %s', (code, heard) => {
  expect(readMessage({ type: 'arara:failed', code })).toEqual({ type: 'failed', code: heard });
});

test.each([
  null,
  undefined,
  'arara:ready',
  {},
  { type: 7 },
  { type: 'ready' },
  { type: 'arara:' },
  { type: 'arara:rules' },
  { type: 'arara:room', top: 56 },
  { type: 'arara:round-ended' },
  { type: 'arara:round-ended', balance: 10, net: '1.00' },
  { type: 'arara:round-ended', balance: '1e3', net: '1.00' },
  { type: 'arara:round-ended', balance: '<b>', net: '1.00' },
])('%o is nothing', (data) => {
  expect(readMessage(data)).toBeNull();
});
