import { expect, test } from 'vitest';
import { nextStop } from './use-ticker.ts';

test.each([
  ['the start', { at: 0, width: 300, full: 900, step: 200 }, 200],
  ['the middle', { at: 200, width: 300, full: 900, step: 200 }, 400],
  ['the end', { at: 600, width: 300, full: 900, step: 200 }, 0],
  ['almost the end', { at: 597.5, width: 300, full: 900, step: 200 }, 0],
])('from %s a row goes to its next stop', (_, row, stop) => {
  expect(nextStop(row)).toBe(stop);
});
