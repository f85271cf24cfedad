import { expect, test } from 'vitest';
import { readMessage } from './frame-messages.ts';

test.each(['ready', 'round-started', 'deposit', 'session-ended', 'close'])(
  '%s is heard',
  (type) => {
    expect(readMessage({ type: `arara:${type}`, more: 1 })).toEqual({ type });
  },
);

test('the end of a round brings its amounts', () => {
  const end = { balance: '1319.90', net: '-0.50' };
  expect(readMessage({ type: 'arara:round-ended', ...end })).toEqual({
    type: 'round-ended',
    ...end,
  });
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
  { type: 'arara:round-ended' },
  { type: 'arara:round-ended', balance: 10, net: '1.00' },
  { type: 'arara:round-ended', balance: '1e3', net: '1.00' },
  { type: 'arara:round-ended', balance: '<b>', net: '1.00' },
])('%o is nothing', (data) => {
  expect(readMessage(data)).toBeNull();
});
