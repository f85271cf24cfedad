import type { PlayType } from '../../play-type.ts';
import { bandPlay, matchPlay } from '../build.ts';
import { prize } from '../classes.ts';
import { allSeven, firstSix, hk6Model } from './model.ts';

const six = { model: hk6Model.code, view: firstSix } as const;
const row = { low: 1, high: 49 } as const;

/** Numbers among the first six; ways are counted over all bets, as the draw stands. */
export const hk6Numbers: readonly PlayType[] = [
  matchPlay({
    ...six,
    code: 'hk6.six1',
    count: 1,
    row: { ...row, max: 49 },
    unitBetsMax: 49,
    of: 49n,
    ways: { hit1: 6n },
  }),
  matchPlay({
    ...six,
    code: 'hk6.six2',
    count: 2,
    bankers: true,
    row: { ...row, max: 49 },
    unitBetsMax: 1_176,
    of: 1_176n,
    ways: { hit2: 15n },
  }),
  matchPlay({
    ...six,
    code: 'hk6.six3',
    count: 3,
    bankers: true,
    row: { ...row, max: 49 },
    unitBetsMax: 18_424,
    of: 18_424n,
    ways: { hit3: 20n },
  }),
  // Three numbers that win with two of them already.
  matchPlay({
    ...six,
    code: 'hk6.six3.two',
    count: 3,
    bankers: true,
    row: { ...row, max: 49 },
    unitBetsMax: 18_424,
    of: 18_424n,
    ways: { hit3: 20n, hit2: 645n },
  }),
  matchPlay({
    ...six,
    code: 'hk6.six4',
    count: 4,
    bankers: true,
    row: { ...row, max: 40 },
    unitBetsMax: 91_390,
    of: 211_876n,
    ways: { hit4: 15n },
  }),
];

/** All seven draws: 7 of 49. */
const of = 85_900_584n;

/**
 * Bets on all seven numbers: that none of five to ten numbers is drawn, and on their sum, which is big
 * from 175 on.
 */
export const hk6Seven: readonly PlayType[] = [
  none(5, 28, 98_280, 38_320_568n),
  none(6, 22, 74_613, 32_224_114n),
  none(7, 20, 77_520, 26_978_328n),
  none(8, 19, 75_582, 22_481_940n),
  none(9, 19, 92_378, 18_643_560n),
  none(10, 19, 92_378, 15_380_937n),
  bandPlay({ model: hk6Model.code, view: allSeven, code: 'hk6.sum', row: 'sides', of }, [
    { word: 'big', totals: [[175, 322]], ways: 43_428_958n },
    { word: 'small', totals: [[28, 174]], ways: 42_471_626n },
    { word: 'odd', totals: [[29, 321, 2]], ways: 42_949_280n },
    { word: 'even', totals: [[28, 322, 2]], ways: 42_951_304n },
  ]),
];

function none(count: number, max: number, unitBetsMax: number, ways: bigint): PlayType {
  return {
    code: `hk6.none${count}`,
    model: hk6Model.code,
    view: allSeven,
    grammar: { rows: [{ name: 'numbers', ...row, min: count, max }], unitBetsMax },
    rule: { rule: 'absent', count },
    price: 1,
    classes: [prize('none', ways, of)],
  };
}
