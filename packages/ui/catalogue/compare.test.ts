import { expect, test } from 'vitest';
import { differenceOf } from './compare.ts';
import type { Drawing } from './compare.ts';

/** A drawing of one shade, with a row of points in another. */
function drawing(shade: number, points = 0): Drawing {
  const all = new Uint8Array(100 * 100 * 3).fill(200);
  all.fill(shade, 0, points * 3);
  return { width: 100, height: 100, points: all };
}

test('what looks the same is the same', () => {
  expect(differenceOf(drawing(200), drawing(200))).toBeUndefined();
});

test('edges of letters may be rounded anew', () => {
  expect(differenceOf(drawing(210, 400), drawing(200))).toBeUndefined();
  expect(differenceOf(drawing(0, 8), drawing(200))).toBeUndefined();
});

test('a line that moved, a shade of another token and another size are told', () => {
  expect(differenceOf(drawing(0, 100), drawing(200))).toBe(
    '100 of 10000 points differ, the first at 0,0',
  );
  expect(differenceOf(drawing(175, 1000), drawing(200))).toContain('1000 of 10000');
  expect(differenceOf({ ...drawing(200), height: 99 }, drawing(200))).toContain('100×99');
});
