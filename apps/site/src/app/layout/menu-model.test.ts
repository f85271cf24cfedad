import type { Game, StartData } from '@arara/contract';
import { describe, expect, test } from 'vitest';
import { isAt, menuOf } from './menu-model.ts';

type Category = StartData['categories'][number];

function category(title: Category['title'], ...vendors: string[]): Category {
  const cards = vendors.map((vassalage) => ({
    vassalage,
    name: vassalage,
    isHot: 0 as const,
    isDemo: false,
    games: 4,
    icon: '',
  }));
  return {
    title,
    gameClassify: [],
    kinds: [],
    gameCategory: title,
    games: 4 * cards.length,
    cards,
    vendors,
  };
}

const categoryPath = (type: string): string => `/${type.toLowerCase()}`;
const everything = { categoryPath, moduleOn: () => true, hasPage: () => true };

describe('the side menu', () => {
  test('puts in-house games after slots whatever the server sends first', () => {
    const categories = [
      category('LOTT', 'TCG_SEA', 'TCG_LOTTO_VN'),
      category('ELOTT', 'TCG_SEA'),
      category('FISH', 'A'),
      category('INHOUSE', 'A'),
      category('RNG', 'A'),
    ];
    const { places } = menuOf({ ...everything, categories });
    expect(places.map(({ key }) => key)).toEqual([
      'home',
      'hot',
      'RNG',
      'INHOUSE',
      'FISH',
      'LOTT',
      'ELOTT',
      'vietnam',
    ]);
  });

  test('leaves out a category without a vendor and a place without a page', () => {
    const without = ['/hot', '/promotions', '/lottery'];
    const hasPage = (href: string) => !without.includes(href);
    const { places, offers } = menuOf({
      ...everything,
      hasPage,
      categories: [category('RNG'), category('LIVE', 'A'), category('LOTT', 'TCG_SEA')],
    });
    expect(places.map(({ key }) => key)).toEqual(['home', 'LIVE']);
    expect(offers.map(({ key }) => key)).toEqual(['affiliates', 'winners']);
  });

  test('lottery and e-lottery launch the game of TCG_SEA, and Vietnam has an entry of its own', () => {
    const categories = [category('LOTT', 'TCG_SEA', 'TCG_LOTTO_VN'), category('ELOTT', 'TCG_SEA')];
    const [, , ...places] = menuOf({ ...everything, categories }).places;
    expect(places).toEqual([
      { key: 'LOTT', href: '/lottery', text: 'category.LOTT' },
      { key: 'ELOTT', href: '/elott', text: 'category.ELOTT' },
      { key: 'vietnam', href: '/vnlottery', text: 'menu.vietnam' },
    ]);
  });

  test('a kind of lotteries that is not sold has no entry', () => {
    const categories = [category('LOTT', 'TCG_LOTTO_VN')];
    const [, , ...places] = menuOf({ ...everything, categories }).places;
    expect(places.map(({ key }) => key)).toEqual(['vietnam']);
  });

  test('has no affiliates where their module is off', () => {
    const moduleOn = (id: string) => id !== 'AFFMAN3';
    const { offers } = menuOf({ ...everything, moduleOn, categories: [] });
    expect(offers.map(({ key }) => key)).toEqual(['promotions', 'winners']);
  });

  test('games stand below what is hot, each with its own door', () => {
    const hot = ['1', '2', '3', '4', '5', '6'].map((nodeId) => ({
      nodeId,
      name: `Jogo ${nodeId}`,
      gameType: 'RNG',
      vassalage: 'MATA',
      isGame: nodeId === '2' ? 'VASSALAGE' : 'GAME',
      cover: { small: '' },
    })) as unknown as readonly Game[];
    const [, entry] = menuOf({ ...everything, categories: [], hot }).places;
    expect(entry?.children?.map(({ href }) => href)).toEqual([
      '/game?id=1',
      '/rng?vendor=MATA',
      '/game?id=3',
      '/game?id=4',
      '/game?id=5',
    ]);
  });

  test('lists vendors below a category only when there is a choice', () => {
    const categories = [category('RNG', 'MATA', 'RIO NEGRO'), category('LIVE', 'A')];
    const [, , slots, live] = menuOf({ ...everything, categories }).places;
    expect(slots?.children?.map(({ href }) => href)).toEqual([
      '/rng?vendor=MATA',
      '/rng?vendor=RIO%20NEGRO',
    ]);
    expect(live?.children).toBeUndefined();
  });
});

test('all of a category is its page without a vendor, from the first page on', () => {
  const titles = ['SPORTS', 'ESPORTS', 'FISH', 'PVP', 'LIVE'] as const;
  const categories = titles.map((title) => category(title, 'A', 'B'));
  const { places } = menuOf({ ...everything, categories });
  // The entry of a category and the "all" below it have one address: no vendor, no page.
  expect(places.slice(2).map(({ href }) => href)).toEqual([
    '/live',
    '/fish',
    '/pvp',
    '/sports',
    '/esports',
  ]);
});

test.each([
  ['/', '/', true],
  ['/', '/index.html', true],
  ['/', '/home', true],
  ['/rng', '/rng/', true],
  ['/rng', '/', false],
])('the link %s stands for the address %s: %s', (href, pathname, at) => {
  expect(isAt(href, pathname)).toBe(at);
});
