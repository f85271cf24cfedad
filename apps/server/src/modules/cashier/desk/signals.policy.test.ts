import { expect, test } from 'vitest';
import { signalsOf } from './signals.policy.ts';
import type { Evidence } from './signals.policy.ts';

const askedAt = new Date('2026-11-24T20:07:00Z');
const hoursBefore = (hours: number) => new Date(askedAt.getTime() - hours * 3_600_000);
const calm: Evidence = {
  amount: 100n,
  dayAmount: 100n,
  setting: { reviewAbove: 1_000n, reviewDayAbove: 2_000n },
  reason: null,
  askedAt,
  blockedSince: null,
  keySince: hoursBefore(2_000),
  memberSince: hoursBefore(2_000),
  passwordChangedAt: null,
  device: { first: hoursBefore(500), signIns: 41 },
  stakes: 12,
  deposits: 1,
  paidBefore: 3,
};
const against = (change: Partial<Evidence>) =>
  signalsOf({ ...calm, ...change })
    .filter(({ speaks }) => speaks === 'against')
    .map(({ code }) => code);

test('a calm account has nothing against it, and four things for it', () => {
  expect(against({})).toEqual([]);
  expect(signalsOf(calm).map(({ code }) => code)).toEqual([
    'key.known',
    'device.known',
    'play.some',
    'withdrawals.paid',
  ]);
});

test.each([
  ['an amount above the bound', { amount: 1_001n }, 'review.amount'],
  ['the bound itself', { amount: 1_000n }, undefined],
  ['a day above its bound', { dayAmount: 2_001n }, 'review.day'],
  ['a block', { blockedSince: hoursBefore(1) }, 'review.account'],
  ['a CPF of today', { keySince: hoursBefore(23) }, 'key.new'],
  ['a CPF of yesterday', { keySince: hoursBefore(24) }, undefined],
  ['a device of today', { device: { first: hoursBefore(1), signIns: 1 } }, 'device.new'],
  ['no device at all', { device: null }, undefined],
  ['a password of today', { passwordChangedAt: hoursBefore(2) }, 'password.new'],
  ['a password after the request', { passwordChangedAt: hoursBefore(-1) }, undefined],
  ['a deposit without play', { stakes: 0 }, 'play.none'],
  ['neither deposit nor play', { stakes: 0, deposits: 0 }, undefined],
  ['the first withdrawal', { paidBefore: 0 }, 'withdrawals.first'],
] as const)('%s', (_, change, code) => {
  expect(against(change)).toEqual(code === undefined ? [] : [code]);
});

test('the password that the account was opened with is no change of it', () => {
  const opened = hoursBefore(3);
  const change = { memberSince: opened, keySince: hoursBefore(2_000), passwordChangedAt: opened };
  expect(against(change)).toEqual([]);
});

test('the rule that stopped it says so, and what speaks against comes first', () => {
  const signals = signalsOf({ ...calm, amount: 5_000n, reason: 'review.amount' });
  expect(signals[0]).toMatchObject({ code: 'review.amount', stopped: true });
  expect(signals.filter(({ stopped }) => stopped)).toHaveLength(1);
});
