import type { PlayType } from '../../play-type.ts';
import { wordPlay, type Place } from '../build.ts';
import { prize, pushes, wordPrizes } from '../classes.ts';
import { numberRow, sides, wordRow } from '../rows.ts';
import { elevenModel } from './model.ts';

const ranks = ['first', 'second', 'third', 'fourth', 'fifth'];

/** Each place by itself. 11 is neither big nor small, odd nor even: it gives the stake back. */
export const positions: readonly PlayType[] = [
  {
    ...placeOf('positions.direct', 0, 5),
    rule: { rule: 'places' },
    price: 1,
    grammar: { rows: ballRows(0, 5, 0), unitBetsMax: 55 },
    classes: [prize('place', 1n, 11n)],
  },
  {
    ...placeOf('positions.sides', 0, 5),
    rule: { rule: 'choice', feature: 'sides-but-top', each: true },
    price: 1,
    grammar: { rows: ranks.map((rank) => wordRow(rank, sides, 0)), unitBetsMax: 20 },
    classes: [
      ...wordPrizes(11n, { big: 5n, small: 5n, odd: 5n, even: 5n }),
      ...pushes(11n, { big: 1n, small: 1n, odd: 1n, even: 1n }),
    ],
  },
];

/** Two or three places in a row: in their order, in any order. */
export const inARow: readonly PlayType[] = [
  ...twoInARow('front2', 0),
  ...twoInARow('back2', 3),
  ...threeInARow('front3', 0),
  ...threeInARow('mid3', 1),
  ...threeInARow('back3', 2),
];

function twoInARow(what: string, from: number): PlayType[] {
  return [
    {
      ...placeOf(`${what}.direct`, from, from + 2),
      rule: { rule: 'direct' },
      price: 1,
      grammar: { rows: ballRows(from, from + 2), unitBetsMax: 110 },
      classes: [prize('direct', 1n, 110n)],
    },
    {
      ...placeOf(`${what}.group2`, from, from + 2),
      rule: { rule: 'group', pattern: [1, 1] },
      price: 1,
      grammar: { rows: [numberRow('numbers', 1, 11, 2)], unitBetsMax: 55 },
      classes: [prize('group2', 2n, 110n)],
    },
  ];
}

function threeInARow(what: string, from: number): PlayType[] {
  return [
    {
      ...placeOf(`${what}.direct`, from, from + 3),
      rule: { rule: 'direct' },
      price: 1,
      grammar: { rows: ballRows(from, from + 3), unitBetsMax: 990 },
      classes: [prize('direct', 1n, 990n)],
    },
    {
      ...placeOf(`${what}.group6`, from, from + 3),
      rule: { rule: 'group', pattern: [1, 1, 1] },
      price: 1,
      grammar: { rows: [numberRow('numbers', 1, 11, 3)], unitBetsMax: 165 },
      classes: [prize('group6', 6n, 990n)],
    },
    {
      ...placeOf(`${what}.anywhere1`, from, from + 3),
      rule: { rule: 'contain', count: 1 },
      price: 1,
      grammar: { rows: [numberRow('numbers', 1, 11)], unitBetsMax: 11 },
      classes: [prize('all', 270n, 990n)],
    },
  ];
}

/** One place against another; two balls are never equal. */
export function dragonTiger(first: number, second: number): PlayType {
  const rule = { rule: 'choice', feature: 'dragon-tiger' } as const;
  const view = { see: 'places', part: 0, places: [first, second] } as const;
  const code = `11x5.dragon-tiger.${first + 1}-${second + 1}`;
  return wordPlay({ code, model: elevenModel.code, view, row: 'winner', of: 110n, rule }, [
    { word: 'dragon', ways: 55n },
    { word: 'tiger', ways: 55n },
  ]);
}

function placeOf(what: string, from: number, to: number): Place {
  const places = ranks.map((_, at) => at).slice(from, to);
  return {
    code: `11x5.${what}`,
    model: elevenModel.code,
    view: { see: 'places', part: 0, places },
  };
}

function ballRows(from: number, to: number, min = 1) {
  return ranks.slice(from, to).map((rank) => numberRow(rank, 1, 11, min));
}
