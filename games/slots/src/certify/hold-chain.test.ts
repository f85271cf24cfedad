import { fastWords, streamOf } from '@arara/fairness';
import { toNumber } from '@arara/game-kit';
import { expect, test } from 'vitest';
import { holdHigh } from '../../maths/hold-high.ts';
import { holdMedium } from '../../maths/hold-medium.ts';
import { createHold } from '../hold/play-hold.ts';
import { certifyHold } from './certify-hold.ts';
import { holdEnds } from './hold-cap.ts';
import { drawsOf, holdMoments, weightOf } from './hold-chain.ts';

const starts = [
  [6, 0],
  [6, 1],
  [9, 0],
  [14, 0],
] as const;

test('the draws of open cells are all there are', () => {
  for (let open = 0; open <= 9; open += 1) {
    const all = drawsOf(holdMedium, open).reduce((sum, { weight }) => sum + weight, 0n);
    expect(all).toBe(BigInt(weightOf(holdMedium)) ** BigInt(open));
  }
});

test.each(starts)(
  'from %i coins and %i collect symbols, chain and distribution are two ways to one mean and square',
  (coins, collects) => {
    // So high a cap that nothing is lost in doubles.
    const maths = { ...holdHigh, winCap: 8_000_000 };
    const worths = holdEnds(maths)(coins, collects);
    let [all, mean, square] = [0, 0, 0];
    for (const [stakes, chance] of worths.entries()) {
      all += chance;
      mean += chance * stakes * 100;
      square += chance * (stakes * 100) ** 2;
    }
    const moments = holdMoments(maths)(coins, collects);
    expect(all).toBeCloseTo(1, 9);
    expect(mean / toNumber(moments.mean)).toBeCloseTo(1, 5);
    expect(square / toNumber(moments.square)).toBeCloseTo(1, 2);
  },
);

test('rounds that all open the feature pay what the chain says', () => {
  const strips = ['coin', 'coin', 'low1', 'low2', 'low3'].map((each) => `${each} ${each} ${each}`);
  const play = createHold({ ...holdMedium, strips });
  const random = streamOf(fastWords('hold'));
  const rounds = 20_000;
  let sum = 0;
  for (let n = 0; n < rounds; n += 1) sum += play('base', random).payoutMultiplier;
  const { mean, square } = holdMoments(holdMedium)(6, 0);
  const deviation = Math.sqrt(toNumber(square) - toNumber(mean) ** 2);
  expect(Math.abs(sum / rounds - toNumber(mean))).toBeLessThan((5 * deviation) / Math.sqrt(rounds));
});

test('a cap costs what lies above it', () => {
  const [whole, cut] = [holdMedium, { ...holdMedium, winCap: 5_000 }].map(
    (maths) => certifyHold(maths).modes[0],
  );
  expect(cut?.exact).toEqual(whole?.exact);
  expect(Number(cut?.capCost)).toBeGreaterThan(0.01);
  expect(Number(cut?.rtp)).toBeCloseTo(Number(whole?.exact.decimal) - Number(cut?.capCost), 5);
  expect(cut?.topPrize.multiplier).toBe(5_000);
});
