import { expect, test } from 'vitest';
import { closedPages, pagesAt } from './addresses.ts';

const hasPage = pagesAt(['/', '/index.html', '/hot', '/account/bets/:id']);

test.each([
  ['/', true],
  ['/hot', true],
  ['/Hot/', true],
  ['/index.html', true],
  ['/indexxhtml', false],
  ['/account/bets/017a', true],
  ['/account/bets', false],
  ['/account/bets/017a/more', false],
  ['/promotions', false],
  ['/hotter', false],
])('the site has a page at %s: %s', (path, known) => {
  expect(hasPage(path)).toBe(known);
});

test('a page is there while one of its modules is on, and whatever needs none always', () => {
  const needs = { '/favourites': ['HEART', 'RECENT'], '/account/bets/:id': ['RECORD'] };
  expect(closedPages(needs, new Set(['RECENT', 'RECORD']))).toEqual([]);
  expect(closedPages(needs, new Set(['RECENT']))).toEqual(['/account/bets/:id']);
  expect(closedPages(needs, new Set())).toEqual(['/favourites', '/account/bets/:id']);
});
