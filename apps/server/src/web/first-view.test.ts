import { expect, test } from 'vitest';
import type { StartData } from '@arara/contract';
import { firstScreen, firstViewOf, light, preloadsOf } from './first-view.ts';

test.each(['/', '/home', '/index', '/index.html', '/?utm=x'])(
  '%s shows the first page',
  (address) => {
    expect(firstViewOf(address)).toEqual({ name: 'home' });
  },
);

test.each([
  ['/rng', 'RNG'],
  ['/Fish/', 'FISH'],
])('%s shows a category', (address, gameType) => {
  expect(firstViewOf(address)).toEqual({ name: 'lobby', gameType });
});

test('the address of a game shows that game', () => {
  expect(firstViewOf('/game?id=1001')).toEqual({ name: 'game', nodeId: '1001' });
});

test.each(['/lottery', '/Lottery/', '/lottery?kind=SEA'])('%s shows the lotteries', (address) => {
  expect(firstViewOf(address)).toEqual({ name: 'lottery' });
});

test('/elott shows those at fixed odds', () => {
  expect(firstViewOf('/elott')).toEqual({ name: 'elott' });
});

test('the address of a lottery shows that one', () => {
  const address = '/lottery?gameCode=ssc-5m&playType=ssc.sum';
  expect(firstViewOf(address)).toEqual({ name: 'bet', gameCode: 'ssc-5m' });
});

test.each([
  '/lottery/results',
  '/rng?vendor=ARARA',
  '/game',
  '/game?id=x',
  '/game?id=1&trial=1',
  '/hot',
  '/rng/1',
])('%s brings nothing along', (address) => {
  expect(firstViewOf(address)).toEqual({ name: 'other' });
});

test.each([
  ['/art/praia.webp?v=2', '/art/praia.avif?v=2', 'image/avif'],
  ['https://pictures.example/praia.webp', 'https://pictures.example/praia.webp', null],
  ['/banners/praia.png', '/banners/praia.png', null],
])('of %s the page wants %s first', (url, href, type) => {
  const picture = { sources: [{ url, width: 720 }], sizes: '100vw' };
  const data = { banners: [{ narrow: picture, wide: picture }] } as unknown as StartData;
  expect(preloadsOf({ name: 'home' }, data)).toEqual([
    expect.objectContaining({ href, type, srcset: `${href} 720w` }),
    expect.objectContaining({ href, type, srcset: `${href} 720w` }),
  ]);
});

test('the games of a first screen have their blurred pictures, and those below it none', () => {
  const cover = { small: '/a-165.webp', large: '/a-330.webp', placeholder: 'data:,' };
  const games = Array.from({ length: 12 }, (_, at) => ({ nodeId: `${at}`, cover }) as never);
  const blurred = light(games, firstScreen).map((game) => game.cover.placeholder !== '');
  expect(blurred).toEqual([...Array(9).fill(true), ...Array(3).fill(false)]);
});
