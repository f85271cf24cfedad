import type { PlayType } from '../../play-type.ts';
import { wordPlay, type Place } from '../build.ts';
import { numberPrizes, prize } from '../classes.ts';
import type { Family } from '../family.ts';
import { numberRow } from '../rows.ts';
import { k3Model } from './model.ts';

const of = 216n;

/** Three dice with every way to bet on them. */
export const k3: Family = {
  code: 'k3',
  models: [k3Model],
  playTypes: [...totals(), ...alike(), ...different()],
};

function totals(): PlayType[] {
  return [
    dicePlay('sum', {
      rule: { rule: 'choice', feature: 'sum' },
      grammar: { rows: [numberRow('sum', 3, 18)], unitBetsMax: 16 },
      classes: numberPrizes('sum', 3, of, [
        1n,
        3n,
        6n,
        10n,
        15n,
        21n,
        25n,
        27n,
        27n,
        25n,
        21n,
        15n,
        10n,
        6n,
        3n,
        1n,
      ]),
    }),
    // Big from 11 on. Three alike lose on all four, as at the tables of sic bo.
    wordPlay(
      {
        ...placeOf('sides'),
        row: 'sum',
        of,
        rule: { rule: 'choice', feature: 'dice-sides' },
      },
      [
        { word: 'big', ways: 105n },
        { word: 'small', ways: 105n },
        { word: 'odd', ways: 105n },
        { word: 'even', ways: 105n },
      ],
    ),
  ];
}

function alike(): PlayType[] {
  return [
    dicePlay('triple', {
      rule: { rule: 'group', pattern: [3] },
      grammar: { rows: [numberRow('triple', 1, 6)], unitBetsMax: 6 },
      classes: [prize('group1', 1n, of)],
    }),
    wordPlay(
      { ...placeOf('any-triple'), row: 'dice', of, rule: { rule: 'choice', feature: 'dice' } },
      [{ word: 'triple', ways: 6n }],
    ),
    dicePlay('pair-and-single', {
      rule: { rule: 'group', pattern: [2, 1] },
      grammar: { rows: [numberRow('pair', 1, 6), numberRow('single', 1, 6)], unitBetsMax: 30 },
      classes: [prize('group3', 3n, of)],
    }),
    // Three alike count too: only with them does the official prize of 15 for a stake of 2 return
    // five ninths, as all others on dice alike, in a row and different do.
    dicePlay('pair', {
      rule: { rule: 'choice', feature: 'twice' },
      grammar: { rows: [numberRow('pair', 1, 6)], unitBetsMax: 6 },
      classes: numberPrizes('pair', 1, of, [16n, 16n, 16n, 16n, 16n, 16n]),
    }),
  ];
}

function different(): PlayType[] {
  return [
    dicePlay('three-different', {
      rule: { rule: 'group', pattern: [1, 1, 1] },
      grammar: { rows: [numberRow('numbers', 1, 6, 3)], unitBetsMax: 20 },
      classes: [prize('group6', 6n, of)],
    }),
    wordPlay(
      { ...placeOf('any-straight'), row: 'dice', of, rule: { rule: 'choice', feature: 'dice' } },
      [{ word: 'straight', ways: 24n }],
    ),
    dicePlay('two-different', {
      rule: { rule: 'contain', count: 2 },
      grammar: { rows: [numberRow('numbers', 1, 6, 2)], unitBetsMax: 15 },
      classes: [prize('all', 30n, of)],
    }),
    dicePlay('one', {
      rule: { rule: 'contain', count: 1 },
      grammar: { rows: [numberRow('numbers', 1, 6)], unitBetsMax: 6 },
      classes: [prize('all', 91n, of)],
    }),
  ];
}

function dicePlay(what: string, data: Pick<PlayType, 'rule' | 'grammar' | 'classes'>): PlayType {
  return { ...placeOf(what), price: 1, ...data };
}

function placeOf(what: string): Place {
  const view = { see: 'places', part: 0, places: [0, 1, 2] } as const;
  return { code: `k3.${what}`, model: k3Model.code, view };
}
