import { expect, test } from 'vitest';
import { stubPage } from '../../testing/page.ts';
import { startData } from '../../testing/start-data.ts';
import type { Banner } from './banner-link.ts';

stubPage(startData({ closedPages: ['/rng'] }));
const { bannerHref, splitBanners } = await import('./banner-link.ts');

const nothing = { sources: [], sizes: '', placeholder: '' };

const banner = (part: Partial<Banner>): Banner => ({
  bannerId: 'one',
  url: '',
  narrow: nothing,
  wide: nothing,
  groupName: '/',
  linkageType: 'NONE',
  link: '',
  kicker: '',
  title: '',
  text: '',
  action: '',
  ...part,
});

test.each([
  ['GAME', '1002', '/game?id=1002'],
  ['GAME', 'a&b', '/game?id=a%26b'],
  ['PAGE', '/hot', '/hot'],
  ['PAGE', '//elsewhere.example', null],
  ['PAGE', 'https://elsewhere.example', null],
  ['PAGE', '', null],
  ['NONE', '/hot', null],
  ['URL', 'https://elsewhere.example/x', 'https://elsewhere.example/x'],
  ['URL', 'javascript:alert(1)', null],
  ['PAGE', '/rng?vendor=MATA', null],
])('a banner of type %s with link %s leads to %s', (linkageType, link, href) => {
  expect(bannerHref(banner({ linkageType, link }))).toBe(href);
});

test('the last of several banners stands beside the others on a desk', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((bannerId) => banner({ bannerId }));
  expect(splitBanners([])).toEqual({ turning: [], beside: null });
  expect(splitBanners([a!])).toEqual({ turning: [a], beside: null });
  expect(splitBanners([a!, b!, c!])).toEqual({ turning: [a, b], beside: c });
});
