import { expect, test } from 'vitest';
import type { Answer } from '../../lib/api.ts';
import { firstAmount } from './first-amount.ts';

const optionsWith = (left: string | null, last: string | null): Answer<'cashierOptions'> => ({
  currency: 'BRL',
  payer: { idNumberMasked: null, name: null },
  deposit: {
    min: '1.00',
    max: '50000.00',
    presets: ['20.00', '50.00', '100.00'],
    last,
    limit:
      left === null
        ? null
        : { period: 'day', amount: '200.00', used: '0.00', left, until: '2026-11-23T03:00:00Z' },
    blocked: null,
    blockedUntil: null,
    open: null,
  },
  withdrawal: {
    min: '1.00',
    max: '50000.00',
    fee: '0.00',
    available: '0.00',
    promiseMinutes: 120,
    pixKeyMasked: null,
    blocked: null,
    asksPassword: false,
  },
});

test.each([
  [null, null, '50.00'],
  [null, '70.00', '70.00'],
  ['200.00', '70.00', '70.00'],
  ['60.00', '70.00', '50.00'],
  ['50.00', null, '50.00'],
  ['30.00', null, '20.00'],
  ['10.00', '70.00', '1.00'],
] as const)('with %s left of the limit and %s the last time: %s', (left, last, first) => {
  expect(firstAmount(optionsWith(left, last))).toBe(first);
});
