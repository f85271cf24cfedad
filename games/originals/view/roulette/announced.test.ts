import { chipsIn, chipsOf, readChoices } from '@arara/game-kit';
import { expect, test } from 'vitest';
import { roulette } from '../../src/roulette/roulette.ts';
import { POCKETS, spotOf, WHEEL } from '../../src/roulette/spots.ts';
import { neighboursOf, sectors } from './announced.ts';

const betsOf = (sector: keyof typeof sectors) => sectors[sector].flatMap((part) => chipsOf(part));
const numbersOf = (sector: keyof typeof sectors) => [
  ...new Set(betsOf(sector).flatMap(({ spot }) => spotOf(spot).numbers)),
];

test.each([
  ['voisins', 9, 17],
  ['orphelins', 5, 8],
  ['tiers', 6, 12],
] as const)('%s takes %i chips and covers %i numbers that lie together', (sector, chips, count) => {
  expect(chipsIn(betsOf(sector))).toBe(chips);
  expect(numbersOf(sector)).toHaveLength(count);
  for (const { spot } of betsOf(sector)) {
    expect(readChoices(roulette.choices, { bets: `${spot}:1` }).ok).toBe(true);
  }
});

test('the three sectors share the wheel without a number twice', () => {
  const all = (['voisins', 'orphelins', 'tiers'] as const).flatMap(numbersOf);
  expect(all.toSorted((a, b) => a - b)).toEqual([...Array(POCKETS).keys()]);
  const places = numbersOf('tiers').map((number) => WHEEL.indexOf(number));
  expect(Math.max(...places) - Math.min(...places)).toBe(11);
});

test('neighbours go round the zero', () => {
  expect(neighboursOf(0, 2)).toEqual([3, 26, 0, 32, 15]);
  expect(neighboursOf(26, 1)).toEqual([3, 26, 0]);
  expect(neighboursOf(17, 0)).toEqual([17]);
});
