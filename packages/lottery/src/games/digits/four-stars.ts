import type { PlayType } from '../../play-type.ts';
import { prize } from '../classes.ts';
import { digitRow, placeRows, starPlay, type Stars } from './stars.ts';

const of = 10_000n;

/** Four digits: in their order, in any order by what comes how often, and wherever they stand. */
export function fourStars(stars: Stars): PlayType[] {
  return [
    starPlay(stars, 'direct', {
      rule: { rule: 'direct' },
      grammar: { rows: placeRows(stars), unitBetsMax: 10_000 },
      classes: [prize('direct', 1n, of)],
    }),
    starPlay(stars, 'group24', {
      rule: { rule: 'group', pattern: [1, 1, 1, 1] },
      grammar: { rows: [digitRow('singles', 4)], unitBetsMax: 210 },
      classes: [prize('group24', 24n, of)],
    }),
    starPlay(stars, 'group12', {
      rule: { rule: 'group', pattern: [2, 1, 1] },
      grammar: { rows: [digitRow('pair'), digitRow('singles', 2)], unitBetsMax: 360 },
      classes: [prize('group12', 12n, of)],
    }),
    starPlay(stars, 'group6', {
      rule: { rule: 'group', pattern: [2, 2] },
      grammar: { rows: [digitRow('pairs', 2)], unitBetsMax: 45 },
      classes: [prize('group6', 6n, of)],
    }),
    starPlay(stars, 'group4', {
      rule: { rule: 'group', pattern: [3, 1] },
      grammar: { rows: [digitRow('triple'), digitRow('single')], unitBetsMax: 90 },
      classes: [prize('group4', 4n, of)],
    }),
    starPlay(stars, 'anywhere1', {
      rule: { rule: 'contain', count: 1 },
      grammar: { rows: [digitRow('digits')], unitBetsMax: 10 },
      classes: [prize('all', 3_439n, of)],
    }),
    starPlay(stars, 'anywhere2', {
      rule: { rule: 'contain', count: 2 },
      grammar: { rows: [digitRow('digits', 2)], unitBetsMax: 45 },
      classes: [prize('all', 974n, of)],
    }),
  ];
}
