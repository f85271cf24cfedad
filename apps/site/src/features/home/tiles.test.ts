import { expect, test } from 'vitest';
import { tilePath, tilesOf } from './tiles.ts';

test('a category without a game has no tile, and the order is the house’s', () => {
  const categories = [
    { title: 'FISH', games: 2 },
    { title: 'LIVE', games: 0 },
    { title: 'RNG', games: 8 },
  ];
  expect(tilesOf(categories, true)).toEqual(['hot', 'RNG', 'FISH']);
  expect(tilesOf(categories, false)).toEqual(['RNG', 'FISH']);
});

test('lotteries have tiles while some are sold, and their own pages', () => {
  const categories = [
    { title: 'ELOTT', games: 3 },
    { title: 'LOTT', games: 1 },
  ];
  expect(tilesOf(categories, false).map(tilePath)).toEqual(['/lottery', '/elott']);
  expect(tilePath('hot')).toBe('/hot');
});

test('what the page does not know has no tile', () => {
  expect(tilesOf([{ title: 'BINGO', games: 3 }], false)).toEqual([]);
});
