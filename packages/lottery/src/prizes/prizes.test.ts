import { minor, toDecimal, toMinor } from '@arara/money';
import { describe, expect, test } from 'vitest';
import { plays as soldPlays } from '../games/plays.ts';
import { playOf } from '../line.ts';
import type { PlayType } from '../play-type.ts';
import { costMils, prizeOf, rebateExactly, wholeMinor } from './amounts.ts';
import { faultsOfTable, returnOf } from './proof.ts';
import { oddsOf, parseOdds, rebateOf, type ModeTable, type OddsTable } from './table.ts';

const model = {
  code: 'three',
  parts: [{ name: 'digits', how: 'each', count: 3, low: 0, high: 9, width: 1 }],
} as const;
const direct = playOf(
  {
    code: 'three.direct',
    model: 'three',
    view: { see: 'places', part: 0, places: [0, 1, 2] },
    rule: { rule: 'direct' },
    price: 1,
    grammar: { rows: [], unitBetsMax: 1_000 },
    classes: [{ code: 'direct', kind: 'direct', ways: 1n, of: 1_000n, share: 1 }],
  } satisfies PlayType,
  model,
);
/** A race of two with a dead heat: 45 of 100 win, 10 of 100 get the stake back. */
const duel = {
  ...direct,
  type: {
    ...direct.type,
    code: 'three.duel',
    classes: [
      { code: 'first', kind: 'duel', ways: 45n, of: 100n, share: 1 },
      { code: 'tie', kind: 'duel', ways: 10n, of: 100n, share: 'push' },
    ],
  } satisfies PlayType,
};
const plays = new Map([direct, duel].map((play) => [play.type.code, play]));

const byMode: ModeTable = {
  family: 'LOTT',
  code: 'three.lott',
  version: 1,
  model: 'three',
  capBasisPoints: 9_800,
  modeMin: 1_700,
  modeMax: 1_960,
  plays: ['three.direct', 'three.duel'],
};
const fixed: OddsTable = {
  family: 'ELOTT',
  code: 'three.elott',
  version: 1,
  model: 'three',
  capBasisPoints: 9_800,
  odds: { 'three.direct': { direct: '970' }, 'three.duel': { first: '1.95' } },
};

test.each([
  [1_960, '980.0000', 0],
  [1_700, '850.0000', 1_300],
  [1_801, '900.5000', 795],
])(
  'mode %i of a chance of 1 in 1000 pays %s stakes and gives %i basis points back',
  (mode, odds, rebate) => {
    expect(toDecimal(oddsOf(byMode, direct, 'direct', mode), 4)).toBe(odds);
    expect(rebateOf(byMode, mode)).toBe(rebate);
  },
);

test('whatever the mode, prize and rebate together return the highest mode', () => {
  for (let mode = byMode.modeMin; mode <= byMode.modeMax; mode += 1) {
    for (const play of [direct, duel]) {
      const kind = play.type.classes[0]?.kind ?? '';
      const back = returnOf(byMode, play, kind, mode);
      expect(back.numerator * 2_000n).toBe(BigInt(mode) * back.denominator);
    }
    expect(mode * 5 + rebateOf(byMode, mode)).toBe(9_800);
  }
});

describe('a table comes into force only without faults', () => {
  test('these have none', () => {
    expect(faultsOfTable(byMode, plays)).toEqual([]);
    expect(faultsOfTable(fixed, plays)).toEqual([]);
  });

  test.each<[string, Partial<OddsTable>, unknown]>([
    [
      'odds that return more than the cap',
      { odds: { 'three.direct': { direct: '980.0001' } } },
      { fault: 'cap', play: 'three.direct', class: 'direct' },
    ],
    [
      'a push counts towards the cap',
      { odds: { 'three.duel': { first: '1.9556' } } },
      { fault: 'cap', play: 'three.duel', class: 'duel' },
    ],
    [
      'a class without odds',
      { odds: { 'three.duel': {} } },
      { fault: 'classes', play: 'three.duel' },
    ],
    [
      'odds that nobody can read',
      { odds: { 'three.direct': { direct: '9,70' } } },
      { fault: 'odds', play: 'three.direct', class: 'direct' },
    ],
    [
      'a play type that there is not',
      { odds: { 'three.other': { direct: '2' } } },
      { fault: 'unknown', play: 'three.other' },
    ],
    [
      'a play type of another model',
      { model: 'four', odds: { 'three.direct': { direct: '2' } } },
      { fault: 'model', play: 'three.direct' },
    ],
  ])('%s is refused', (_, change, fault) => {
    expect(faultsOfTable({ ...fixed, ...change }, plays)).toContainEqual(fault);
  });

  test.each<[string, Partial<ModeTable>, string]>([
    ['modes beyond the cap', { modeMax: 1_962 }, 'cap'],
    ['modes the wrong way round', { modeMin: 1_961 }, 'modes'],
    ['half a point', { modeMin: 1_700.5 }, 'modes'],
  ])('%s are refused', (_, change, fault) => {
    expect(faultsOfTable({ ...byMode, ...change }, plays)).toEqual([{ fault, play: null }]);
  });
});

test('a mode at which returned stakes leave nothing for a prize is refused', () => {
  const model = 'ssc';
  const duel = 'ssc.dragon-tiger.1-2';
  const low = { ...byMode, model, plays: [duel], modeMin: 1 };
  expect(faultsOfTable(low, soldPlays)).toEqual([{ fault: 'modes', play: duel, class: 'dragon' }]);
  expect(faultsOfTable({ ...low, modeMin: 1_700 }, soldPlays)).toEqual([]);
});

test.each(['', '0', '-1', '1e3', '１', '1.23456', '10000000', ' 2', '2.'])(
  'is no odds: %j',
  (text) => {
    expect(parseOdds(text)).toBeNull();
  },
);

describe('amounts', () => {
  const terms = { unit: '0.001', multiple: 3, mode: 1_960 } as const;

  test('a line costs its unit bets at their stake, to the thousandth of a cent', () => {
    expect(costMils(direct, 5, terms)).toBe(3_000n);
    expect(wholeMinor(costMils(direct, 5, terms))).toBe(3n);
    expect(wholeMinor(costMils(direct, 4, terms))).toBeNull();
  });

  test('a prize is rounded down once, after all classes are summed up', () => {
    const hits = [{ code: 'direct', units: 1 }];
    // 0.6 cents at 980: 588 cents.
    expect(prizeOf(byMode, direct, hits, terms)).toBe(588n);
    expect(prizeOf(byMode, direct, hits, { ...terms, multiple: 1, mode: 1_801 })).toBe(180n);
    expect(prizeOf(byMode, direct, [], terms)).toBe(0n);
    expect(
      prizeOf(fixed, duel, [{ code: 'tie', units: 2 }], { unit: '1', multiple: 1, mode: 0 }),
    ).toBe(400n);
  });

  test('a rebate is rounded down', () => {
    expect(toMinor(rebateExactly(byMode, minor(33n), 1_700), 'down')).toBe(4n);
    expect(toMinor(rebateExactly(fixed, minor(33n), 0), 'down')).toBe(0n);
  });
});
