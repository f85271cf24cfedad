import type { PlayType } from '../../play-type.ts';
import { bandPlay, wordPlay } from '../build.ts';
import { prize } from '../classes.ts';
import { numberRow, sides, wordRow } from '../rows.ts';
import { digitRow, placeRows, starPlace, starPlay, type Stars } from './stars.ts';

const of = 1_000n;

/** Three digits: in their order, in any order, by their sum, span or words, wherever they stand. */
export function threeStars(stars: Stars): PlayType[] {
  return [...direct(stars), ...groups(stars), ...anywhere(stars), ...named(stars)];
}

function direct(stars: Stars): PlayType[] {
  const classes = [prize('direct', 1n, of)];
  return [
    starPlay(stars, 'direct', {
      rule: { rule: 'direct' },
      grammar: { rows: placeRows(stars), unitBetsMax: 1_000 },
      classes,
    }),
    starPlay(stars, 'sum', {
      rule: { rule: 'sum', as: 'direct' },
      grammar: { rows: [numberRow('sum', 0, 27)], unitBetsMax: 1_000 },
      classes,
    }),
    starPlay(stars, 'span', {
      rule: { rule: 'span' },
      grammar: { rows: [numberRow('span', 0, 9)], unitBetsMax: 1_000 },
      classes,
    }),
  ];
}

function groups(stars: Stars): PlayType[] {
  const group3 = prize('group3', 3n, of);
  const group6 = prize('group6', 6n, of);
  return [
    starPlay(stars, 'group3', {
      rule: { rule: 'group', pattern: [2, 1] },
      grammar: { rows: [digitRow('digits', 2)], unitBetsMax: 90 },
      classes: [group3],
    }),
    starPlay(stars, 'group6', {
      rule: { rule: 'group', pattern: [1, 1, 1] },
      grammar: { rows: [digitRow('digits', 3)], unitBetsMax: 120 },
      classes: [group6],
    }),
    starPlay(stars, 'group-sum', {
      rule: { rule: 'sum', as: 'group' },
      grammar: { rows: [numberRow('sum', 1, 26)], unitBetsMax: 210 },
      classes: [group3, group6],
    }),
    // One banker is in 18 bets on a pair and 36 on three different digits.
    starPlay(stars, 'banker', {
      rule: { rule: 'banker' },
      grammar: { rows: [{ ...digitRow('banker'), max: 1 }], unitBetsMax: 54 },
      classes: [group3, group6],
    }),
  ];
}

function anywhere(stars: Stars): PlayType[] {
  return [
    starPlay(stars, 'anywhere1', {
      rule: { rule: 'contain', count: 1 },
      grammar: { rows: [digitRow('digits')], unitBetsMax: 10 },
      classes: [prize('all', 271n, of)],
    }),
    starPlay(stars, 'anywhere2', {
      rule: { rule: 'contain', count: 2 },
      grammar: { rows: [digitRow('digits', 2)], unitBetsMax: 45 },
      classes: [prize('all', 54n, of)],
    }),
  ];
}

function named(stars: Stars): PlayType[] {
  return [
    starPlay(stars, 'sides', {
      rule: { rule: 'words', feature: 'sides' },
      grammar: { rows: stars.names.map((name) => wordRow(name, sides)), unitBetsMax: 64 },
      classes: [prize('all', 125n, of)],
    }),
    bandPlay(starPlace(stars, 'sum-sides', 'sum', of), [
      { word: 'big', totals: [[14, 27]], ways: 500n },
      { word: 'small', totals: [[0, 13]], ways: 500n },
      { word: 'odd', totals: [[1, 27, 2]], ways: 500n },
      { word: 'even', totals: [[0, 26, 2]], ways: 500n },
    ]),
    wordPlay(
      {
        ...starPlace(stars, 'cards', 'cards', of),
        rule: { rule: 'choice', feature: 'three-cards' },
      },
      [
        { word: 'leopard', ways: 10n },
        { word: 'straight', ways: 60n },
        { word: 'pair', ways: 270n },
        { word: 'half-straight', ways: 360n },
        { word: 'mixed', ways: 300n },
      ],
    ),
  ];
}
