import { plays } from '@arara/lottery';
import type { PrizeTable } from '@arara/lottery/betting';
import { beforeAll, expect, test } from 'vitest';
import { fetchRules } from '../../lib/lottery-rules.ts';
import { mayPayMore, mostPaid } from './most-paid.ts';

beforeAll(() => Promise.all(['ssc', 'vn-north'].map((model) => fetchRules(model))));

const byMode: PrizeTable = {
  family: 'LOTT',
  code: 'ssc.lott',
  version: 1,
  model: 'ssc',
  capBasisPoints: 9_800,
  modeMin: 1_700,
  modeMax: 1_920,
  plays: [...plays.keys()].filter((code) => code.startsWith('ssc.')),
};
const fixed: PrizeTable = {
  family: 'SEA',
  code: 'vn-north.sea',
  version: 1,
  model: 'vn-north',
  capBasisPoints: 9_600,
  odds: { 'vn-north.lo2': { tail: '95' } },
};
const pair = { play: 'ssc.front2.direct', rows: [[1, 2], [3]], multiple: 1 };

test.each([
  ['each bet at its prize', [pair], 1_920, 1, 38_400n],
  ['each line as often as it is taken', [pair, { ...pair, multiple: 3 }], 1_920, 1, 153_600n],
  ['each step as often as its lines are taken', [pair], 1_920, 5, 192_000n],
  // 85 of 100 as prizes, 11 of the stake of four reais as rebate.
  ['the rebate', [pair], 1_700, 1, 34_044n],
  ['nothing for what is not sold', [{ ...pair, play: 'vn-north.lo2', rows: [[5]] }], 1_920, 1, 0n],
])('the most that a ticket is paid counts %s', (_name, lines, mode, times, most) => {
  expect(mostPaid(byMode, lines, { unit: '1', mode }, times)).toBe(most);
});

test('a bet on all places of a result may win in each of them', () => {
  const line = { play: 'vn-north.lo2', rows: [[5]], multiple: 1 };
  expect(mostPaid(fixed, [line], { unit: '1', mode: 0 }, 1)).toBe(27n * 95n * 200n);
});

test.each([
  [100_000_000n, false],
  [100_000_001n, true],
])('%i centavos are more than a million: %s', (most, isMore) => {
  expect(mayPayMore(most, '1000000.00', 'BRL')).toBe(isMore);
});
