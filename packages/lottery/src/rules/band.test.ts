import { expect, test } from 'vitest';
import type { DrawPart } from '../draw/model.ts';
import { hitsOf, playOf, unitBetsOf } from '../line.ts';
import type { Play, PrizeClass } from '../play-type.ts';
import { faultsOfOdds } from '../prove.ts';
import { faultsOfFormula } from '../testing/formula.ts';
import { faultsOfLaws } from '../testing/laws.ts';
import type { Band } from './rule-data.ts';

const words: readonly Band[] = [
  { word: 'big', totals: [[9, 30]], push: [[8, 8]] },
  { word: 'odd', totals: [[1, 29, 2]] },
  { word: 'low', among: [[1, 3]], totals: [[2, 3]], push: [[1, 1]] },
];

function bandOf(how: DrawPart['how'], count: number, ways: readonly bigint[] = []): Play {
  const row = { name: 'words', low: 0, high: 2, min: 1, max: 3, options: ['big', 'odd', 'low'] };
  const codes = ['big', 'big-push', 'odd', 'low', 'low-push'];
  const classes = codes.map((code, at): PrizeClass => {
    const kind = code.replace('-push', '');
    return { code, kind, ways: ways[at] ?? 0n, of: 10n, share: code === kind ? 1 : 'push' };
  });
  return playOf(
    {
      code: 'five.band',
      model: 'five',
      view: { see: 'set', part: 0 },
      rule: { rule: 'band', words },
      price: 1,
      grammar: { rows: [row], unitBetsMax: 3 },
      classes,
    },
    { code: 'five', parts: [{ name: 'balls', how, count, low: 1, high: 5, width: 1 }] },
  );
}

/** Three of five balls: ten results. */
const balls = bandOf('set', 3, [6n, 2n, 4n, 7n, 3n]);

test.each([
  [
    [1, 2, 5],
    ['big-push', 'low'],
  ],
  [
    [2, 3, 4],
    ['big', 'odd', 'low'],
  ],
  [
    [3, 4, 5],
    ['big', 'low-push'],
  ],
  [[1, 2, 3], ['low']],
])('a word wins by the total of what is seen: %j', (drawn, codes) => {
  expect(unitBetsOf(balls, { rows: [[0, 1, 2]] })).toBe(3);
  const hits = codes.map((code) => ({ code, units: 1 }));
  expect(hitsOf(balls, { rows: [[0, 1, 2]] }, [drawn])).toEqual(hits);
});

test('its chances are proven and its unit bets add up', () => {
  expect(faultsOfOdds(balls)).toEqual([]);
  expect(faultsOfLaws(balls, { rows: [[0, 2]] })).toEqual([]);
});

test.each([
  ['each', 1],
  ['each', 3],
  ['order', 4],
  ['set', 2],
] as const)('its formula counts what trying them all counts: %s of %i', (how, count) => {
  expect(faultsOfFormula(bandOf(how, count))).toEqual([]);
});
