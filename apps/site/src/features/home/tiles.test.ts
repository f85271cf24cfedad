import { expect, test } from 'vitest';
import { tilesOf } from './tiles.ts';

test('a category without a game has no tile, and the order is the house’s', () => {
  const categories = [
    { title: 'FISH', games: 2 },
    { title: 'LIVE', games: 0 },
    { title: 'RNG', games: 8 },
  ];
  expect(tilesOf(categories, (key) => key === 'hot')).toEqual(['hot', 'RNG', 'FISH']);
  expect(tilesOf(categories, () => false)).toEqual(['RNG', 'FISH']);
});

test('the lotteries of the house have tiles where they are open, whatever vendors have', () => {
  const categories = [{ title: 'ELOTT', games: 3 }];
  expect(tilesOf(categories, (key) => key !== 'hot')).toEqual(['LOTT', 'ELOTT']);
  expect(tilesOf(categories, () => false)).toEqual([]);
});

test('what the page does not know has no tile', () => {
  expect(tilesOf([{ title: 'BINGO', games: 3 }], () => false)).toEqual([]);
});
