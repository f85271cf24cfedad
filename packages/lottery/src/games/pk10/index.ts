import type { PlayType } from '../../play-type.ts';
import { bandPlay, wordPlay, type Place } from '../build.ts';
import { numberPrizes, prize, wordPrizes } from '../classes.ts';
import type { Family } from '../family.ts';
import { numberRow, sides, wordRow } from '../rows.ts';
import { pk10Model } from './model.ts';

const ranks = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];

/** A race of ten cars with every way to bet on it. */
export const pk10: Family = {
  code: 'pk10',
  models: [pk10Model],
  playTypes: [
    ...positions(),
    ...front(),
    ...sumOfTwo(),
    dragonTiger(1, 10),
    dragonTiger(2, 9),
    dragonTiger(3, 8),
    dragonTiger(4, 7),
    dragonTiger(5, 6),
  ],
};

function positions(): PlayType[] {
  return [
    {
      ...placeOf('positions.direct', 1, 2, 3, 4, 5, 6, 7, 8, 9, 10),
      rule: { rule: 'places' },
      price: 1,
      grammar: { rows: ranks.map((rank) => carRow(rank, 0)), unitBetsMax: 100 },
      classes: [prize('place', 1n, 10n)],
    },
    {
      ...placeOf('positions.sides', 1, 2, 3, 4, 5, 6, 7, 8, 9, 10),
      rule: { rule: 'choice', feature: 'sides', each: true },
      price: 1,
      grammar: { rows: ranks.map((rank) => wordRow(rank, sides, 0)), unitBetsMax: 40 },
      classes: wordPrizes(10n, { big: 5n, small: 5n, odd: 5n, even: 5n }),
    },
  ];
}

/** Bets on the same car at two places cannot come true and are not made. */
function front(): PlayType[] {
  return [
    {
      ...placeOf('first2.direct', 1, 2),
      rule: { rule: 'direct' },
      price: 1,
      grammar: { rows: ranks.slice(0, 2).map((rank) => carRow(rank)), unitBetsMax: 90 },
      classes: [prize('direct', 1n, 90n)],
    },
    {
      ...placeOf('first3.direct', 1, 2, 3),
      rule: { rule: 'direct' },
      price: 1,
      grammar: { rows: ranks.slice(0, 3).map((rank) => carRow(rank)), unitBetsMax: 720 },
      classes: [prize('direct', 1n, 720n)],
    },
  ];
}

/** Champion and runner-up together, 3 to 19. The middle, 11, is small, so that small has more ways. */
function sumOfTwo(): PlayType[] {
  return [
    {
      ...placeOf('first2.sum', 1, 2),
      rule: { rule: 'choice', feature: 'sum' },
      price: 1,
      grammar: { rows: [numberRow('sum', 3, 19)], unitBetsMax: 17 },
      classes: numberPrizes('sum', 3, 90n, [
        2n,
        2n,
        4n,
        4n,
        6n,
        6n,
        8n,
        8n,
        10n,
        8n,
        8n,
        6n,
        6n,
        4n,
        4n,
        2n,
        2n,
      ]),
    },
    bandPlay({ ...placeOf('first2.sum-sides', 1, 2), row: 'sum', of: 90n }, [
      { word: 'big', totals: [[12, 19]], ways: 40n },
      { word: 'small', totals: [[3, 11]], ways: 50n },
      { word: 'odd', totals: [[3, 19, 2]], ways: 50n },
      { word: 'even', totals: [[4, 18, 2]], ways: 40n },
    ]),
  ];
}

/** One rank against another; two cars are never equal. */
function dragonTiger(first: number, second: number): PlayType {
  const place = placeOf(`dragon-tiger.${first}-${second}`, first, second);
  const rule = { rule: 'choice', feature: 'dragon-tiger' } as const;
  return wordPlay({ ...place, row: 'winner', of: 90n, rule }, [
    { word: 'dragon', ways: 45n },
    { word: 'tiger', ways: 45n },
  ]);
}

/** A play type on these ranks, counted from one. */
function placeOf(what: string, ...of: number[]): Place {
  const places = of.map((rank) => rank - 1);
  return { code: `pk10.${what}`, model: pk10Model.code, view: { see: 'places', part: 0, places } };
}

function carRow(rank: string, min = 1) {
  return numberRow(rank, 1, 10, min);
}
