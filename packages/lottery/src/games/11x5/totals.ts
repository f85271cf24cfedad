import type { PlayType } from '../../play-type.ts';
import { bandPlay } from '../build.ts';
import { numberPrizes } from '../classes.ts';
import { numberRow } from '../rows.ts';
import { elevenModel } from './model.ts';

const place = { model: elevenModel.code, view: { see: 'set', part: 0 } } as const;
const of = 462n;

/** All five together. Their sum runs from 15 to 45; 30, the middle, gives big and small back. */
export const totals: readonly PlayType[] = [
  bandPlay({ code: '11x5.sum-sides', ...place, row: 'sum', of }, [
    { word: 'big', totals: [[31, 45]], ways: 215n, push: [[30, 30]], pushWays: 32n },
    { word: 'small', totals: [[15, 29]], ways: 215n, push: [[30, 30]], pushWays: 32n },
    { word: 'odd', totals: [[15, 45, 2]], ways: 236n },
    { word: 'even', totals: [[16, 44, 2]], ways: 226n },
  ]),
  bandPlay({ code: '11x5.odd-even', ...place, row: 'odd-even', of }, [
    { word: 'five-odd', among: [[1, 11, 2]], totals: [[5, 5]], ways: 6n },
    { word: 'four-odd', among: [[1, 11, 2]], totals: [[4, 4]], ways: 75n },
    { word: 'three-odd', among: [[1, 11, 2]], totals: [[3, 3]], ways: 200n },
    { word: 'two-odd', among: [[1, 11, 2]], totals: [[2, 2]], ways: 150n },
    { word: 'one-odd', among: [[1, 11, 2]], totals: [[1, 1]], ways: 30n },
    { word: 'all-even', among: [[1, 11, 2]], totals: [[0, 0]], ways: 1n },
  ]),
  {
    code: '11x5.middle',
    ...place,
    rule: { rule: 'choice', feature: 'middle' },
    price: 1,
    grammar: { rows: [numberRow('middle', 3, 9)], unitBetsMax: 7 },
    classes: numberPrizes('middle', 3, of, [28n, 63n, 90n, 100n, 90n, 63n, 28n]),
  },
];
