import { fastWords, streamOf } from '@arara/fairness';
import { fraction, plus, toNumber } from '@arara/game-kit';
import { expect, test } from 'vitest';
import { respinLow } from '../../maths/respin-low.ts';
import { createRespin } from '../respin/play-respin.ts';
import { certifyRespin } from './certify-respin.ts';
import { featureDistribution, spinDistribution, type Distribution } from './respin-outcomes.ts';

const meanOf = (distribution: Distribution) =>
  [...distribution].reduce((sum, [pay, chance]) => sum + pay * toNumber(chance), 0);
const sumOf = (distribution: Distribution) =>
  [...distribution.values()].reduce((sum, chance) => plus(sum, chance), fraction(0n));

test('the chances of all ends make one', () => {
  for (const distribution of [spinDistribution(respinLow), featureDistribution(respinLow)]) {
    expect(sumOf(distribution)).toEqual(fraction(1n));
  }
});

test('rounds that are all respins pay what their ends say, and as often nothing', () => {
  const maths = { ...respinLow, respin: { ...respinLow.respin, oneIn: 1 } };
  const ends = featureDistribution(maths);
  const play = createRespin(maths);
  const random = streamOf(fastWords('respins'));
  const rounds = 40_000;
  const paid = Array.from({ length: rounds }, () => play('base', random).payoutMultiplier);
  const mean = meanOf(ends);
  const square = [...ends].reduce((sum, [pay, chance]) => sum + pay ** 2 * toNumber(chance), 0);
  const found = paid.reduce((sum, pay) => sum + pay, 0) / rounds;
  expect(Math.abs(found - mean)).toBeLessThan(
    (5 * Math.sqrt(square - mean ** 2)) / Math.sqrt(rounds),
  );
  const nothing = paid.filter((pay) => pay === 0).length / rounds;
  expect(nothing).toBeCloseTo(toNumber(ends.get(0) ?? fraction(0n)), 1);
  expect(paid.every((pay) => ends.has(pay))).toBe(true);
});

test('a cap costs what lies above it', () => {
  const capped = { ...respinLow, winCap: 5_000 };
  const [whole, cut] = [respinLow, capped].map((maths) => certifyRespin(maths).modes[0]);
  expect(cut?.exact).toEqual(whole?.exact);
  expect(Number(cut?.capCost)).toBeGreaterThan(0.01);
  expect(Number(cut?.rtp)).toBeCloseTo(Number(whole?.rtp) - Number(cut?.capCost), 5);
  expect(cut?.topPrize.multiplier).toBe(5_000);
});
