import { describe, expect, test } from 'vitest';
import { plays } from '../games/plays.ts';
import { faultOfLine, unitBetsOf } from '../line.ts';
import type { Play } from '../play-type.ts';
import { ruleOf } from '../rules/index.ts';
import { paysOf, topPayOf } from './pays.ts';
import type { ModeTable, OddsTable } from './table.ts';

const tableOf = ({ type: { code, model } }: Play): ModeTable => ({
  family: 'LOTT',
  code: 'all',
  version: 1,
  model,
  capBasisPoints: 9_800,
  modeMin: 1_700,
  modeMax: 1_960,
  plays: [code],
});
const terms = { unit: '1', mode: 1_960, multiple: 1 } as const;

describe('a bet of every play type', () => {
  test.each([...plays.values()].map((play) => [play.type.code, play] as const))(
    '%s can win what is told of it, and nothing else is told',
    (_, play) => {
      const { rule, classes } = play.type;
      for (const unit of ruleOf(rule).samples(rule, play)) {
        const kind = ruleOf(rule).kindOf(rule, unit, play);
        const own = classes.filter((each) => each.kind === kind && each.share !== 'push');
        const told = paysOf(tableOf(play), play, unit, terms)?.map(({ code }) => code) ?? [];
        expect(told).toEqual(expect.arrayContaining(own.map(({ code }) => code)));
        // A bet of a sum is written as no line is.
        const isLine = faultOfLine(play, unit) === null && unitBetsOf(play, unit) === 1;
        if (isLine) expect(told).toHaveLength(own.length);
      }
    },
  );
});

const playOf = (code: string): Play => {
  const play = plays.get(code);
  if (play === undefined) throw new Error(`There is no ${code}.`);
  return play;
};

describe('a line', () => {
  const fixed: OddsTable = {
    family: 'ZY',
    code: 'fixed',
    version: 1,
    model: 'uirapuru',
    capBasisPoints: 9_800,
    odds: {
      'uirapuru.numbers': { hit4: '1200', hit5: '50000', hit6: '250000' },
      'ssc.five.sum-sides': { big: '1.95', small: '1.96', odd: '1.97', even: '1.98' },
      'ssc.dragon-tiger.1-5': { dragon: '2.1', tiger: '2.1' },
    },
  };
  const told = (code: string, rows: readonly number[][]) =>
    paysOf(fixed, playOf(code), { rows }, { unit: '0.1', mode: 0, multiple: 3 })?.map(
      ({ odds, prize }) => [odds, prize],
    );

  test('tells its odds and what they come to, the most first', () => {
    expect(told('uirapuru.numbers', [[1, 2, 3, 4, 5, 6]])).toEqual([
      ['250000', 15_000_000n],
      ['50000', 3_000_000n],
      ['1200', 72_000n],
    ]);
  });

  test('tells of its own words only', () => {
    expect(told('ssc.five.sum-sides', [[0, 3]])).toEqual([
      ['1.98', 118n],
      ['1.95', 117n],
    ]);
  });

  test('tells the most of it, and whether other hits pay less', () => {
    const topOf = (code: string, rows: readonly number[][]) =>
      topPayOf(paysOf(fixed, playOf(code), { rows }, { unit: '1', mode: 0, multiple: 1 }));
    expect(topOf('uirapuru.numbers', [[1, 2, 3, 4, 5, 6]])).toMatchObject({
      odds: '250000',
      prize: 50_000_000n,
      most: true,
    });
    expect(topOf('ssc.dragon-tiger.1-5', [[0, 1]])).toMatchObject({ odds: '2.1', most: false });
    expect(topOf('ssc.front2.direct', [[1], [2]])).toBeNull();
  });

  test('that is not sold wins nothing', () => {
    expect(told('ssc.front2.direct', [[1], [2]])).toBeUndefined();
  });

  test('of three digits in any order tells of pairs where it has some', () => {
    const codesOf = (code: string, rows: readonly number[][]) =>
      paysOf(tableOf(playOf(code)), playOf(code), { rows }, terms)?.map((pay) => pay.code);
    expect(codesOf('ssc.front3.group-sum', [[1]])).toEqual(['group3']);
    expect(codesOf('ssc.front3.group-sum', [[3]])).toEqual(['group3', 'group6']);
  });
});
