import { expect, test } from 'vitest';
import { pagesInSight } from './pages.ts';

test.each([
  [1, 1, [1]],
  [1, 4, [1, 2, 3, 4]],
  [1, 15, [1, 2, 3, null, 15]],
  [4, 15, [1, 2, 3, 4, 5, null, 15]],
  [8, 15, [1, null, 7, 8, 9, null, 15]],
  [15, 15, [1, null, 13, 14, 15]],
  [12, 15, [1, null, 11, 12, 13, 14, 15]],
])('on page %i of %i one sees %j', (page, total, seen) => {
  expect(pagesInSight(page, total)).toEqual(seen);
});
