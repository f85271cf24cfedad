import { plays } from '@arara/lottery';
import type { PrizeTable } from '@arara/lottery';
import { expect, test } from 'vitest';
import { lotteries } from '../../../database/seeds/lotteries.ts';
import { returnsSection } from './lottery-returns.ts';

const five: PrizeTable = {
  family: 'LOTT',
  code: 'five',
  version: 1,
  model: 'ssc',
  capBasisPoints: 9_600,
  modeMin: 1_701,
  modeMax: 1_920,
  plays: ['ssc.front2.direct', 'ssc.five.direct'],
};
const fixed = (direct: string): PrizeTable => ({
  family: 'ELOTT',
  code: 'fixed',
  version: 1,
  model: 'ssc',
  capBasisPoints: 9_600,
  odds: {
    'ssc.front2.direct': { direct },
    'ssc.five.direct': { direct: '96000' },
  },
});
const rowsOf = (table: PrizeTable) =>
  returnsSection([{ code: 'cinco', name: 'Five', model: 'ssc', table }], plays)
    .split('\n')
    .slice(-2);

test('a lottery by mode returns its mode in prizes and the rest as rebate', () => {
  expect(rowsOf(five)).toEqual([
    '| `cinco` | Five | `ssc` | 2 | 1920 | 96 % | 0 % | 96 % |',
    '|  |  |  |  | 1701 | 85.05 % | 10.95 % | 96 % |',
  ]);
});

test.each([
  ['96', '96 %'],
  ['87.6543', '87.65 % to 96 %'],
])('fixed odds of %s to one in a hundred return %s', (odds, told) => {
  expect(rowsOf(fixed(odds)).at(-1)).toBe(
    `| \`cinco\` | Five | \`ssc\` | 2 | fixed odds | ${told} | 0 % | ${told} |`,
  );
});

test('a table with a play type that nobody knows is refused', () => {
  expect(() => rowsOf({ ...five, plays: ['ssc.nothing'] })).toThrow(RangeError);
});

test('every lottery of a new installation stands there', () => {
  const named = lotteries.map((lottery) => ({ ...lottery, name: lottery.code }));
  const section = returnsSection(named, plays);
  for (const { code } of lotteries) expect(section).toContain(`| \`${code}\` |`);
});
