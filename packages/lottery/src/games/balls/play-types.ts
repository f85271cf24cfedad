import type { PlayType } from '../../play-type.ts';
import { matchPlay } from '../build.ts';
import { prize, prizes } from '../classes.ts';
import { bemTeVi, joaoDeBarro, queroQuero, sabia, saci, seteCordas, uirapuru } from './models.ts';

const balls = { see: 'set', part: 0 } as const;

/**
 * A line of numbers; where it holds more than a bet does, it makes every bet that they allow. Ways are
 * counted over all bets, as the draw stands, where both ways of counting have the same totals.
 */
const numbers: readonly PlayType[] = [
  matchPlay({
    code: 'uirapuru.numbers',
    model: uirapuru.code,
    view: balls,
    count: 6,
    row: { low: 1, high: 60, max: 20 },
    unitBetsMax: 38_760,
    of: 50_063_860n,
    ways: { hit6: 1n, hit5: 324n, hit4: 21_465n },
  }),
  matchPlay({
    code: 'bem-te-vi.numbers',
    model: bemTeVi.code,
    view: balls,
    count: 5,
    row: { low: 1, high: 80, max: 15 },
    unitBetsMax: 3_003,
    of: 24_040_016n,
    ways: { hit5: 1n, hit4: 375n, hit3: 27_750n, hit2: 675_250n },
  }),
  matchPlay({
    code: 'quero-quero.numbers',
    model: queroQuero.code,
    view: balls,
    count: 15,
    row: { low: 1, high: 25, max: 20 },
    unitBetsMax: 15_504,
    of: 3_268_760n,
    ways: { hit15: 1n, hit14: 150n, hit13: 4_725n, hit12: 54_600n, hit11: 286_650n },
  }),
  // Fifty numbers are one bet; the draws of twenty are counted.
  matchPlay({
    code: 'saci.numbers',
    model: saci.code,
    view: balls,
    count: 50,
    row: { low: 0, high: 99, max: 50 },
    unitBetsMax: 1,
    of: 535_983_370_403_809_682_970n,
    ways: {
      hit20: 47_129_212_243_960n,
      hit19: 1_520_297_169_160_000n,
      hit18: 22_115_572_882_624_375n,
      hit17: 193_008_636_066_540_000n,
      hit16: 1_133_925_736_890_922_500n,
      hit15: 4_768_967_670_581_251_200n,
      hit0: 47_129_212_243_960n,
    },
  }),
  ...(['first', 'second'] as const).map((name, part) =>
    matchPlay({
      code: `joao-de-barro.${name}`,
      model: joaoDeBarro.code,
      view: { see: 'set', part },
      count: 6,
      row: { low: 1, high: 50, max: 15 },
      unitBetsMax: 5_005,
      of: 15_890_700n,
      ways: { hit6: 1n, hit5: 264n, hit4: 14_190n, hit3: 264_880n },
    }),
  ),
];

const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

/** Seven numbers and a month, which wins on its own. */
const numbersAndMonth: PlayType = {
  code: 'sabia.numbers',
  model: sabia.code,
  view: balls,
  grammar: {
    rows: [
      { name: 'numbers', low: 1, high: 31, min: 7, max: 15 },
      { name: 'month', low: 1, high: 12, min: 1, max: 1, options: months },
    ],
    unitBetsMax: 6_435,
  },
  rule: { rule: 'match', count: 7, extra: { part: 1, class: 'month' } },
  price: 1,
  classes: [
    ...prizes('match', 2_629_575n, { hit7: 1n, hit6: 168n, hit5: 5_796n, hit4: 70_840n }),
    prize('month', 1n, 12n, 'match'),
  ],
};

/** A digit for each column, up to three: seven to twenty-one marks. */
const sevenColumns: PlayType = {
  code: 'sete-cordas.columns',
  model: seteCordas.code,
  view: balls,
  grammar: {
    rows: [1, 2, 3, 4, 5, 6, 7].map((column) => ({
      name: `column-${column}`,
      low: 0,
      high: 9,
      min: 1,
      max: 3,
    })),
    unitBetsMax: 2_187,
  },
  rule: { rule: 'columns' },
  price: 1,
  classes: prizes('columns', 10_000_000n, {
    hit7: 1n,
    hit6: 63n,
    hit5: 1_701n,
    hit4: 25_515n,
    hit3: 229_635n,
  }),
};

export const ballPlayTypes: readonly PlayType[] = [...numbers, numbersAndMonth, sevenColumns];
