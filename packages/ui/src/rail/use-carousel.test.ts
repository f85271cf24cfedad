import { expect, test } from 'vitest';
import { slideAfter, turnsEvery } from './use-carousel.ts';

test.each([
  [0, 5_000, 0],
  [1, 5_000, 0],
  [2, 5_000, 5_000],
  [7, 0, 0],
])('%i slides, to be turned every %i ms, turn every %i', (count, everyMs, turns) => {
  expect(turnsEvery({ count, everyMs })).toBe(turns);
});

test('after the last slide comes the first', () => {
  expect([0, 1, 2].map((at) => slideAfter(at, 3))).toEqual([1, 2, 0]);
});
