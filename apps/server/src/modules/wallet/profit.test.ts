import { expect, test } from 'vitest';
import { figuresOf } from './profit.ts';
import type { DayTotal } from './record.repository.ts';

const row = (kind: DayTotal['kind'], credited: bigint, debited: bigint): DayTotal => ({
  day: '2026-11-20',
  kind,
  credited,
  debited,
  entries: 1,
});

const nothing = {
  stake: '0.00',
  payout: '0.00',
  returned: '0.00',
  net: '0.00',
  deposits: '0.00',
  withdrawals: '0.00',
  bonus: '0.00',
};

test.each([
  ['nothing', [], {}],
  [
    'a loss',
    [row('stake', 0n, 500n), row('win', 200n, 0n)],
    { stake: '5.00', payout: '2.00', net: '-3.00' },
  ],
  [
    'a stake given back',
    [row('stake', 0n, 500n), row('rollback', 500n, 0n)],
    { stake: '5.00', returned: '5.00' },
  ],
  [
    'a prize taken back',
    [row('win', 900n, 0n), row('rollback', 0n, 900n)],
    { payout: '9.00', returned: '-9.00' },
  ],
  ['a payment that was sent back', [row('deposit', 1000n, 400n)], { deposits: '6.00' }],
  ['a withdrawal that failed', [row('withdrawal', 300n, 300n)], {}],
  ['transfers to purses', [row('transfer', 0n, 700n)], {}],
  ['a bonus', [row('bonus', 150n, 0n)], { bonus: '1.50' }],
] satisfies [string, DayTotal[], object][])('%s', (_name, rows, figures) => {
  expect(figuresOf(rows, 'BRL')).toEqual({ ...nothing, ...figures });
});
