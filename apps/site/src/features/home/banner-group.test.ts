import { expect, test } from 'vitest';
import { bannerGroupOf, hasDots } from './banner-group.ts';

// Every group of the specification, from each address that shows it.
const shown: readonly [string, string][] = [
  ['/', '/'],
  ['/home', '/'],
  ['/index.html', '/'],
  ['/rng', '/rng'],
  ['/live', '/live'],
  ['/fish', '/fish'],
  ['/pvp', '/pvp'],
  ['/sports', '/sports'],
  ['/esports', '/esports'],
  ['/elott', '/elott'],
  ['/down', '/down'],
  ['/download', '/down'],
  ['/promotions', '/promotions'],
  ['/promoDetail', '/promotions'],
  ['/pointMall', '/pointMall'],
  ['/helpmc', '/help'],
  ['/register', '/register'],
  ['/register.html', '/register'],
  ['/inhouse', '/inhouse'],
  ['/hot', '/hot'],
];

test.each(shown)('the address %s shows the banners of the group %s', (address, group) => {
  expect(bannerGroupOf(address)).toBe(group);
});

test('dots stand under the banners of the first page, and of no other', () => {
  const groups = new Set([...shown.map(([, group]) => group), 'w_reg']);
  expect([...groups].filter((group) => hasDots(group))).toEqual(['/']);
});
