import { expect, test } from 'vitest';
import { pageOf } from './pages.ts';

const list = Array.from({ length: 11 }, (_, index) => index);

test.each([
  [1, 1, [0, 1, 2, 3, 4, 5, 6, 7, 8]],
  [2, 2, [9, 10]],
  [3, 2, [9, 10]],
  [0, 1, [0, 1, 2, 3, 4, 5, 6, 7, 8]],
])('page %d is page %d with %o', (wanted, page, items) => {
  expect(pageOf(list, wanted)).toEqual({ page, total: 2, items });
});

test('an empty list has one empty page', () => {
  expect(pageOf([], 1)).toEqual({ page: 1, total: 1, items: [] });
});
