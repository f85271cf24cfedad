import { expect, test } from 'vitest';
import { wayOf } from './refusal.ts';

test.each([
  ['stake.insufficient', 'real', 'error.deposit'],
  ['stake.insufficient', 'play', 'close'],
  ['limit.reached', 'real', 'error.limits'],
  ['network.lost', 'real', 'error.retry'],
  ['game.unavailable', 'play', 'error.back'],
  ['session.expired', 'real', 'error.back'],
  ['wallet.unavailable', 'real', 'error.retry'],
  ['stake.bounds', 'real', 'close'],
] as const)('after %s with %s money the way on is %s', (code, mode, key) => {
  expect(wayOf(code, mode).key).toBe(key);
});
