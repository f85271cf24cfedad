import { expect, test } from 'vitest';
import { mayChange } from './captcha-pace.ts';

test.each([
  [0, false],
  [999, false],
  [1_000, true],
  [60_000, true],
])('an image that came %i ms ago may change: %s', (ago, may) => {
  expect(mayChange(1_700_000_000_000 + ago, 1_700_000_000_000)).toBe(may);
});
