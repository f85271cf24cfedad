import type { DrawModel } from '../../draw/model.ts';
import { bandPlay, wordPlay } from '../build.ts';
import { numberPrizes } from '../classes.ts';
import type { Family } from '../family.ts';
import { numberRow } from '../rows.ts';
import { sidesWithBack, sidesWithoutBack } from './sides.ts';

/** Three digits whose sum, 0 to 27, is bet on. */
const pc28Model: DrawModel = {
  code: 'pc28',
  parts: [{ name: 'digits', how: 'each', count: 3, low: 0, high: 9, width: 1 }],
};

const place = {
  model: pc28Model.code,
  view: { see: 'places', part: 0, places: [0, 1, 2] },
} as const;

/** Twenty-eight sums of three digits, with every way to bet on them. */
export const pc28: Family = {
  code: 'pc28',
  models: [pc28Model],
  playTypes: [
    {
      code: 'pc28.sum',
      ...place,
      rule: { rule: 'choice', feature: 'sum' },
      price: 1,
      grammar: { rows: [numberRow('sum', 0, 27)], unitBetsMax: 28 },
      classes: numberPrizes('sum', 0, 1_000n, [
        1n,
        3n,
        6n,
        10n,
        15n,
        21n,
        28n,
        36n,
        45n,
        55n,
        63n,
        69n,
        73n,
        75n,
        75n,
        73n,
        69n,
        63n,
        55n,
        45n,
        36n,
        28n,
        21n,
        15n,
        10n,
        6n,
        3n,
        1n,
      ]),
    },
    bandPlay({ code: 'pc28.sides', ...place, row: 'sum', of: 1_000n }, sidesWithoutBack),
    bandPlay({ code: 'pc28.sides-back', ...place, row: 'sum', of: 1_000n }, sidesWithBack),
    // The four sums in the middle and at the ends have no colour and lose.
    bandPlay({ code: 'pc28.colour', ...place, row: 'colour', of: 1_000n }, [
      {
        word: 'red',
        totals: [
          [3, 12, 3],
          [15, 24, 3],
        ],
        ways: 332n,
      },
      {
        word: 'green',
        totals: [
          [1, 10, 3],
          [16, 25, 3],
        ],
        ways: 258n,
      },
      {
        word: 'blue',
        totals: [
          [2, 11, 3],
          [17, 26, 3],
        ],
        ways: 258n,
      },
    ]),
    wordPlay(
      {
        code: 'pc28.cards',
        ...place,
        row: 'cards',
        of: 1_000n,
        rule: { rule: 'choice', feature: 'three-cards' },
      },
      [
        { word: 'leopard', ways: 10n },
        { word: 'straight', ways: 60n },
        { word: 'pair', ways: 270n },
      ],
    ),
  ],
};
