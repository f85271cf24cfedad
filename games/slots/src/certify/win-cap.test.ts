import { fastWords, streamOf } from '@arara/fairness';
import { toNumber } from '@arara/game-kit';
import { describe, expect, test } from 'vitest';
import { linesLow } from '../../maths/lines-low.ts';
import { createReels } from '../reels/play-reels.ts';
import type { LinesMaths } from '../maths.ts';
import { exactFigures } from './certify-reels.ts';
import { modelRound } from './round-model.ts';
import { capFigures } from './win-cap.ts';

/** Short strips and small prizes, so that thousands of rounds show what is computed. */
const small: LinesMaths = {
  ...linesLow,
  lines: linesLow.lines.slice(0, 3),
  paytable: { a: { 3: 50, 4: 100, 5: 400 }, b: { 3: 25, 4: 75, 5: 200 } },
  strips: ['a b x scatter x', 'a b wild scatter x', 'a b x scatter x', 'a b x x', 'a b wild x'],
  freeStrips: ['a b x b scatter', 'a b wild x', 'a b x b', 'a b x x', 'a b a x'],
  freeSpins: {
    awards: { 3: 3 },
    again: { 1: 2 },
    spinsMax: 7,
    multiplier: { rule: 'climb', values: [1, 2, 4] },
  },
  scatterPays: { 3: 100 },
  winCap: 10_000_000,
};
const drawn: LinesMaths = {
  ...small,
  freeSpins: {
    ...small.freeSpins,
    multiplier: { rule: 'draw', values: [2, 5], weights: [3, 1] },
  },
};
const base = { code: 'base', cost: 100 };

describe.each([
  ['climbing', small],
  ['drawn', drawn],
])('with a %s multiplier', (_name, maths) => {
  const model = modelRound(maths);
  const opening = { outcomes: model.outcomes, cycle: model.cycle };
  const { mean, volatility, hitRate } = exactFigures(model, base);

  test('a cap that no round reaches costs nothing', () => {
    const { chance, cappedMean } = capFigures(opening, model.chain, 8_000);
    expect(Math.abs(chance)).toBeLessThan(1e-12);
    expect(cappedMean).toBeCloseTo(toNumber(mean), 8);
  });

  test('exact figures and the cap agree with rounds', () => {
    const cap = 150;
    const rounds = 40_000;
    const play = createReels(maths);
    const random = streamOf(fastWords('small'));
    const payouts = Array.from({ length: rounds }, () => play('base', random).payoutMultiplier / 5);
    const average = (values: number[]) => values.reduce((sum, each) => sum + each, 0) / rounds;
    const near = (found: number, value: number, deviation: number) =>
      expect(Math.abs(found - value)).toBeLessThan((5 * deviation) / Math.sqrt(rounds));

    const deviation = Number(volatility) * 20;
    near(average(payouts), toNumber(mean), deviation);
    near(average(payouts.map((payout) => (payout > 0 ? 1 : 0))), Number(hitRate), 0.5);
    const found = average(payouts.map((payout) => payout ** 2)) - average(payouts) ** 2;
    expect(Math.sqrt(found) / deviation).toBeCloseTo(1, 1);

    const { chance, cappedMean } = capFigures(opening, model.chain, cap);
    near(average(payouts.map((payout) => Math.min(cap, payout))), cappedMean, deviation);
    near(average(payouts.map((payout) => (payout >= cap ? 1 : 0))), chance, Math.sqrt(chance));
    expect(chance).toBeGreaterThan(0.001);
  });
});
