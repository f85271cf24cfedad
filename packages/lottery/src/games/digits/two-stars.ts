import type { PlayType } from '../../play-type.ts';
import { prize } from '../classes.ts';
import { numberRow, sides, wordRow } from '../rows.ts';
import { digitRow, placeRows, starPlay, type Stars } from './stars.ts';

const of = 100n;

/** Two digits: in their order, in any order, by their sum or span, and by words for each. */
export function twoStars(stars: Stars): PlayType[] {
  return [
    ...direct(stars),
    ...groups(stars),
    starPlay(stars, 'sides', {
      rule: { rule: 'words', feature: 'sides' },
      grammar: { rows: stars.names.map((name) => wordRow(name, sides)), unitBetsMax: 16 },
      classes: [prize('all', 25n, of)],
    }),
  ];
}

function direct(stars: Stars): PlayType[] {
  const classes = [prize('direct', 1n, of)];
  return [
    starPlay(stars, 'direct', {
      rule: { rule: 'direct' },
      grammar: { rows: placeRows(stars), unitBetsMax: 100 },
      classes,
    }),
    starPlay(stars, 'sum', {
      rule: { rule: 'sum', as: 'direct' },
      grammar: { rows: [numberRow('sum', 0, 18)], unitBetsMax: 100 },
      classes,
    }),
    starPlay(stars, 'span', {
      rule: { rule: 'span' },
      grammar: { rows: [numberRow('span', 0, 9)], unitBetsMax: 100 },
      classes,
    }),
  ];
}

function groups(stars: Stars): PlayType[] {
  const classes = [prize('group2', 2n, of)];
  return [
    starPlay(stars, 'group2', {
      rule: { rule: 'group', pattern: [1, 1] },
      grammar: { rows: [digitRow('digits', 2)], unitBetsMax: 45 },
      classes,
    }),
    starPlay(stars, 'group-sum', {
      rule: { rule: 'sum', as: 'group' },
      grammar: { rows: [numberRow('sum', 1, 17)], unitBetsMax: 45 },
      classes,
    }),
    starPlay(stars, 'banker', {
      rule: { rule: 'banker' },
      grammar: { rows: [{ ...digitRow('banker'), max: 1 }], unitBetsMax: 9 },
      classes,
    }),
  ];
}
