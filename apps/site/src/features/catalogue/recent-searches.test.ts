import { expect, test } from 'vitest';
import { parseSearches, withSearch } from './recent-searches.ts';

test('the newest search stands first, and each stands once', () => {
  expect(withSearch(['boto', 'onça'], 'Onça')).toEqual(['Onça', 'boto']);
});

test('six searches are kept', () => {
  const six = ['a1', 'b2', 'c3', 'd4', 'e5', 'f6'];
  expect(withSearch(six, 'g7')).toEqual(['g7', 'a1', 'b2', 'c3', 'd4', 'e5']);
});

test.each(['', ' ', 'a', ' a '])('"%s" is too short to be remembered', (text) => {
  expect(withSearch(['boto'], text)).toEqual(['boto']);
});

test.each([null, '', '{', '"text"', '[1, null, {}]'])(
  'storage with %s holds no search',
  (stored) => {
    expect(parseSearches(stored)).toEqual([]);
  },
);
