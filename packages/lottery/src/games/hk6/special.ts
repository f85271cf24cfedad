import type { PlayType } from '../../play-type.ts';
import { bandPlay, wordPlay } from '../build.ts';
import { prize } from '../classes.ts';
import { numberRow } from '../rows.ts';
import { hk6Model, special } from './model.ts';

const base = { model: hk6Model.code, view: special } as const;

/**
 * Bets on the special number. 49 is neither big nor small, odd nor even: it gives the stake back. The
 * waves are the colours that balls have had since the game began.
 */
export const hk6Special: readonly PlayType[] = [
  {
    ...base,
    code: 'hk6.special',
    grammar: { rows: [numberRow('numbers', 1, 49)], unitBetsMax: 49 },
    rule: { rule: 'direct' },
    price: 1,
    classes: [prize('direct', 1n, 49n)],
  },
  wordPlay(
    {
      ...base,
      code: 'hk6.special.sides',
      row: 'sides',
      of: 49n,
      rule: { rule: 'choice', feature: 'sides-but-top' },
    },
    [
      { word: 'big', ways: 24n, pushWays: 1n },
      { word: 'small', ways: 24n, pushWays: 1n },
      { word: 'odd', ways: 24n, pushWays: 1n },
      { word: 'even', ways: 24n, pushWays: 1n },
    ],
  ),
  bandPlay({ ...base, code: 'hk6.special.both', row: 'both', of: 49n }, [
    { word: 'big-odd', totals: [[25, 47, 2]], ways: 12n, push: [[49, 49]], pushWays: 1n },
    { word: 'big-even', totals: [[26, 48, 2]], ways: 12n, push: [[49, 49]], pushWays: 1n },
    { word: 'small-odd', totals: [[1, 23, 2]], ways: 12n, push: [[49, 49]], pushWays: 1n },
    { word: 'small-even', totals: [[2, 24, 2]], ways: 12n, push: [[49, 49]], pushWays: 1n },
  ]),
  bandPlay({ ...base, code: 'hk6.special.wave', row: 'wave', of: 49n }, [
    {
      word: 'red',
      totals: [
        [1, 2],
        [7, 8],
        [12, 13],
        [18, 19],
        [23, 24],
        [29, 30],
        [34, 35],
        [40, 40],
        [45, 46],
      ],
      ways: 17n,
    },
    {
      word: 'blue',
      totals: [
        [3, 4],
        [9, 10],
        [14, 15],
        [20, 20],
        [25, 26],
        [31, 31],
        [36, 37],
        [41, 42],
        [47, 48],
      ],
      ways: 16n,
    },
    {
      word: 'green',
      totals: [
        [5, 6],
        [11, 11],
        [16, 17],
        [21, 22],
        [27, 28],
        [32, 33],
        [38, 39],
        [43, 44],
        [49, 49],
      ],
      ways: 16n,
    },
  ]),
];
