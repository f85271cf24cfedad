import type { Band } from '../../rules/rule-data.ts';
import type { WordOdds } from '../build.ts';

type SumOdds = WordOdds & Band;

const ends: readonly SumOdds[] = [
  { word: 'extreme-big', totals: [[22, 27]], ways: 56n },
  { word: 'extreme-small', totals: [[0, 5]], ways: 56n },
];

/** The sum is big from 14 on; every sum counts as what it is, for prizes below two stakes. */
export const sidesWithoutBack: readonly SumOdds[] = [
  { word: 'big', totals: [[14, 27]], ways: 500n },
  { word: 'small', totals: [[0, 13]], ways: 500n },
  { word: 'odd', totals: [[1, 27, 2]], ways: 500n },
  { word: 'even', totals: [[0, 26, 2]], ways: 500n },
  { word: 'big-odd', totals: [[15, 27, 2]], ways: 231n },
  { word: 'big-even', totals: [[14, 26, 2]], ways: 269n },
  { word: 'small-odd', totals: [[1, 13, 2]], ways: 269n },
  { word: 'small-even', totals: [[0, 12, 2]], ways: 231n },
  ...ends,
];

/**
 * The rule of 13 and 14, for prizes of two stakes and more: who would win at one of the two likeliest
 * sums gets the stake back. Houses differ on it, so it is a play type of its own.
 */
export const sidesWithBack: readonly SumOdds[] = [
  { word: 'big', totals: [[15, 27]], ways: 425n, push: [[14, 14]], pushWays: 75n },
  { word: 'small', totals: [[0, 12]], ways: 425n, push: [[13, 13]], pushWays: 75n },
  {
    word: 'odd',
    totals: [
      [1, 11, 2],
      [15, 27, 2],
    ],
    ways: 425n,
    push: [[13, 13]],
    pushWays: 75n,
  },
  {
    word: 'even',
    totals: [
      [0, 12, 2],
      [16, 26, 2],
    ],
    ways: 425n,
    push: [[14, 14]],
    pushWays: 75n,
  },
  { word: 'big-odd', totals: [[15, 27, 2]], ways: 231n },
  { word: 'big-even', totals: [[16, 26, 2]], ways: 194n, push: [[14, 14]], pushWays: 75n },
  { word: 'small-odd', totals: [[1, 11, 2]], ways: 194n, push: [[13, 13]], pushWays: 75n },
  { word: 'small-even', totals: [[0, 12, 2]], ways: 231n },
  ...ends,
];
