import type { PrizeTable } from '@arara/lottery/betting';
import { beforeAll, expect, test } from 'vitest';
import { ApiError } from '@arara/client';
import { fetchRules } from '../../lib/lottery-rules.ts';
import { newsOf } from './prize-news.ts';
import type { Slip } from './slips.ts';
import { askOf, standingOf } from './standing.ts';

beforeAll(() => Promise.all(['ssc', 'uirapuru'].map((model) => fetchRules(model))));

const byMode = {
  family: 'LOTT',
  code: 'ssc.lott',
  version: 1,
  model: 'ssc',
  capBasisPoints: 9_600,
  modeMin: 1_700,
  modeMax: 1_920,
  plays: ['ssc.front2.direct', 'ssc.front3.group6'],
} satisfies PrizeTable;
const fixed = {
  family: 'ZY',
  code: 'uirapuru.zy',
  version: 1,
  model: 'uirapuru',
  capBasisPoints: 8_500,
  odds: { 'uirapuru.numbers': { hit6: '250000', hit5: '50000', hit4: '1200' } },
} satisfies PrizeTable;

const chosen = (seen: PrizeTable, of: Partial<Slip> = {}): Slip => ({
  lines: [
    seen.family === 'LOTT'
      ? { play: 'ssc.front2.direct', rows: [[1], [2]], multiple: 1, seen }
      : { play: 'uirapuru.numbers', rows: [[1, 2, 3, 4, 5, 6]], multiple: 1, seen },
  ],
  unit: '1',
  mode: null,
  plan: null,
  ...of,
});

test('a slip at the prizes in force has no news', () => {
  expect(newsOf(chosen(byMode), byMode)).toBeNull();
  expect(newsOf(chosen(byMode, { lines: [] }), { ...byMode, version: 2 })).toBeNull();
});

test('a line tells what it paid when it was chosen and what it pays now', () => {
  expect(newsOf(chosen(byMode), { ...byMode, version: 2, modeMax: 1_900 })).toEqual({
    kind: 'changed',
    rebate: null,
    lines: [
      [
        {
          from: { code: 'direct', odds: null, prize: 19_200n },
          to: { code: 'direct', odds: null, prize: 19_000n },
        },
      ],
    ],
  });
});

test('under fixed odds only the prizes that are others are told, and not the highest alone', () => {
  const odds = { 'uirapuru.numbers': { hit6: '250000', hit5: '50000', hit4: '1100' } };
  const news = newsOf(chosen(fixed), { ...fixed, version: 2, odds });
  expect(news?.lines).toEqual([
    [
      {
        from: { code: 'hit4', odds: '1200', prize: 240_000n },
        to: { code: 'hit4', odds: '1100', prize: 220_000n },
      },
    ],
  ]);
});

test('a lower highest mode leaves the prize of a lower one, and gives less back', () => {
  const news = newsOf(chosen(byMode, { mode: 1_800 }), { ...byMode, version: 2, modeMax: 1_900 });
  expect(news).toEqual({ kind: 'changed', rebate: { from: 600, to: 500 }, lines: [[]] });
});

test('other prizes that concern no line of the slip are no question', () => {
  const news = newsOf(chosen(byMode), { ...byMode, version: 2, plays: ['ssc.front2.direct'] });
  expect(news).toEqual({ kind: 'same', rebate: null, lines: [[]] });
});

test('a line that is no longer sold is told so', () => {
  const news = newsOf(chosen(byMode), { ...byMode, version: 2, plays: ['ssc.front3.group6'] });
  expect(news).toMatchObject({ kind: 'gone', lines: [null] });
});

const refused = new ApiError({ code: 'stake.insufficient', status: 409, message: '' });
const lost = new ApiError({ code: 'network.lost', status: 0, message: '' });

test('a refusal stands for the slip that was refused, a lost answer until it is known', () => {
  const [slip, changed] = [chosen(byMode), chosen(byMode)];
  expect(standingOf(null, undefined, slip)).toEqual({ error: null, unknown: null });
  expect(standingOf(refused, slip, slip)).toEqual({ error: refused, unknown: null });
  expect(standingOf(refused, slip, changed)).toEqual({ error: null, unknown: null });
  expect(standingOf(lost, slip, slip)).toEqual({ error: lost, unknown: 'this' });
  expect(standingOf(lost, slip, changed)).toEqual({ error: lost, unknown: 'earlier' });
});

test('an order under other prizes asks for the same, and one of another mode does not', () => {
  const under = (tableVersion: number, mode: number) => ({
    tableVersion,
    mode,
    lines: chosen(byMode).lines,
  });
  expect(askOf(under(2, 1_920))).toBe(askOf(under(1, 1_920)));
  expect(askOf(under(2, 1_900))).not.toBe(askOf(under(1, 1_920)));
});
