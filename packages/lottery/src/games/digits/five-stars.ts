import type { PlayType } from '../../play-type.ts';
import { prize } from '../classes.ts';
import { digitRow, placeRows, starPlay, type Stars } from './stars.ts';

const of = 100_000n;

/** Five digits: in their order, in any order by what comes how often, and wherever they stand. */
export function fiveStars(stars: Stars): PlayType[] {
  return [...directAndGroups(stars), ...anywhere(stars)];
}

function directAndGroups(stars: Stars): PlayType[] {
  return [
    starPlay(stars, 'direct', {
      rule: { rule: 'direct' },
      grammar: { rows: placeRows(stars), unitBetsMax: 100_000 },
      classes: [prize('direct', 1n, of)],
    }),
    starPlay(stars, 'group120', {
      rule: { rule: 'group', pattern: [1, 1, 1, 1, 1] },
      grammar: { rows: [digitRow('singles', 5)], unitBetsMax: 252 },
      classes: [prize('group120', 120n, of)],
    }),
    starPlay(stars, 'group60', {
      rule: { rule: 'group', pattern: [2, 1, 1, 1] },
      grammar: { rows: [digitRow('pair'), digitRow('singles', 3)], unitBetsMax: 840 },
      classes: [prize('group60', 60n, of)],
    }),
    starPlay(stars, 'group30', {
      rule: { rule: 'group', pattern: [2, 2, 1] },
      grammar: { rows: [digitRow('pairs', 2), digitRow('single')], unitBetsMax: 360 },
      classes: [prize('group30', 30n, of)],
    }),
    starPlay(stars, 'group20', {
      rule: { rule: 'group', pattern: [3, 1, 1] },
      grammar: { rows: [digitRow('triple'), digitRow('singles', 2)], unitBetsMax: 360 },
      classes: [prize('group20', 20n, of)],
    }),
    starPlay(stars, 'group10', {
      rule: { rule: 'group', pattern: [3, 2] },
      grammar: { rows: [digitRow('triple'), digitRow('pair')], unitBetsMax: 90 },
      classes: [prize('group10', 10n, of)],
    }),
    starPlay(stars, 'group5', {
      rule: { rule: 'group', pattern: [4, 1] },
      grammar: { rows: [digitRow('quadruple'), digitRow('single')], unitBetsMax: 90 },
      classes: [prize('group5', 5n, of)],
    }),
  ];
}

function anywhere(stars: Stars): PlayType[] {
  return [
    starPlay(stars, 'anywhere1', {
      rule: { rule: 'contain', count: 1 },
      grammar: { rows: [digitRow('digits')], unitBetsMax: 10 },
      classes: [prize('all', 40_951n, of)],
    }),
    starPlay(stars, 'anywhere2', {
      rule: { rule: 'contain', count: 2 },
      grammar: { rows: [digitRow('digits', 2)], unitBetsMax: 45 },
      classes: [prize('all', 14_670n, of)],
    }),
    starPlay(stars, 'anywhere3', {
      rule: { rule: 'contain', count: 3 },
      grammar: { rows: [digitRow('digits', 3)], unitBetsMax: 120 },
      classes: [prize('all', 4_350n, of)],
    }),
  ];
}
