import { expect, test } from 'vitest';
import { pagesAt } from './addresses.ts';

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
