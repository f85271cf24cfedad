import { expect, test } from 'vitest';
import { closedPages, pagesAt } from './addresses.ts';

const pageAt = pagesAt(['/', '/index.html', '/hot', '/account/bets/:id']);

test.each([
  ['/', '/'],
  ['/hot', '/hot'],
  ['/Hot/', '/hot'],
  ['/index.html', '/index.html'],
  ['/indexxhtml', null],
  ['/Account/BETS/017a', '/account/bets/017a'],
  ['/account/bets/$&', '/account/bets/$&'],
  ['/account/bets/017A', '/account/bets/017A'],
  ['/account/bets', null],
  ['/account/bets/017a/more', null],
  ['/promotions', null],
  ['/hotter', null],
])('the page at %s has the address %s', (path, own) => {
  expect(pageAt(path)).toBe(own);
});

test('a page is there while one of its modules or resources is, and whatever needs none always', () => {
  const needs = { '/favourites': ['HEART', 'RECENT'], '/account/bets/:id': ['RECORD'] };
  expect(closedPages(needs, new Set(['RECENT', 'RECORD']))).toEqual([]);
  expect(closedPages(needs, new Set(['RECENT']))).toEqual(['/account/bets/:id']);
  expect(closedPages(needs, new Set())).toEqual(['/favourites', '/account/bets/:id']);
});
