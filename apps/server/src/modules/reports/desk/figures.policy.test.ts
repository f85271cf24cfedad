import { expect, test } from 'vitest';
import { percentOf } from '../../../platform/percent.ts';
import { figuresOf, levyOf } from './figures.policy.ts';

test.each([
  [10_000n, 9_600n, '4.00'],
  [30_000n, 20_000n, '33.33'],
  [30_000n, 10_000n, '66.67'],
  [1_000n, 1_010n, '-1.00'],
  [3n, 5n, '-66.67'],
  [100n, 100n, '0.00'],
  [0n, 50n, null],
])('the hold of a turnover of %s with prizes of %s is %s', (turnover, prizes, hold) => {
  expect(percentOf(turnover - prizes, turnover)).toBe(hold);
});

test('GGR and NGR of a worked example come out to the centavo', () => {
  const sums = { stakes: 100_000n, stakesReturned: 5_000n, prizes: 87_000n, prizesReturned: 0n };
  const costs = { bonus: 3_000n, fees: 400n, vendorShare: 800n, levyPoints: 1_200 };
  expect(figuresOf(sums, costs)).toEqual({
    turnover: 95_000n,
    prizes: 87_000n,
    ggr: 8_000n,
    levy: 960n,
    ngr: 2_840n,
    hold: '8.42',
  });
  // A house without costs keeps its GGR.
  expect(figuresOf(sums, { levyPoints: 0 })).toMatchObject({ levy: 0n, ngr: 8_000n });
});

test('a levy is cut to the centavo, and a day that lost lowers it', () => {
  expect(levyOf(8_001n, 1_200)).toBe(960n);
  expect(levyOf(-8_001n, 1_200)).toBe(-960n);
});
