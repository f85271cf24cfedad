import { depositStates, withdrawalStates } from '@arara/contract';
import { describe, expect, test } from 'vitest';
import { depositMayMove } from './deposit.states.ts';
import { paymentMayMove } from './payment.states.ts';
import { withdrawalMayMove } from './withdrawal.states.ts';

// Written out again on purpose: a changed rule must be changed in two places by somebody who means it.
const depositPairs = new Set([
  'PENDING>PAID',
  'PENDING>EXPIRED',
  'PENDING>HELD',
  'PENDING>REFUNDING',
  'PENDING>CANCELLED',
  'EXPIRED>PAID',
  'EXPIRED>HELD',
  'EXPIRED>REFUNDING',
  'CANCELLED>PAID',
  'CANCELLED>HELD',
  'CANCELLED>REFUNDING',
  'HELD>PAID',
  'HELD>REFUNDING',
  'REFUNDING>REFUNDED',
  'REFUNDING>HELD',
  'PAID>REFUNDED',
]);
const withdrawalPairs = new Set([
  'REQUESTED>APPROVED',
  'REQUESTED>REVIEW',
  'REVIEW>APPROVED',
  'REVIEW>REFUSED',
  'APPROVED>SENDING',
  'APPROVED>REVIEW',
  'SENDING>PAID',
  'SENDING>FAILED',
  'PAID>RETURNED',
]);
const paymentStates = ['CREDITED', 'HELD', 'REFUNDING', 'REFUNDED', 'RECALLED'] as const;
const paymentPairs = new Set([
  'HELD>CREDITED',
  'HELD>REFUNDING',
  'HELD>RECALLED',
  'REFUNDING>REFUNDED',
  'REFUNDING>HELD',
  'REFUNDING>RECALLED',
  'CREDITED>RECALLED',
]);

function pairsOf<S extends string>(states: readonly S[]): [S, S][] {
  return states.flatMap((from) => states.map((to): [S, S] => [from, to]));
}

describe('deposit', () => {
  test.each(pairsOf(depositStates))('%s to %s', (from, to) => {
    expect(depositMayMove(from, to)).toBe(depositPairs.has(`${from}>${to}`));
  });
});

describe('withdrawal', () => {
  test.each(pairsOf(withdrawalStates))('%s to %s', (from, to) => {
    expect(withdrawalMayMove(from, to)).toBe(withdrawalPairs.has(`${from}>${to}`));
  });
});

describe('payment', () => {
  test.each(pairsOf(paymentStates))('%s to %s', (from, to) => {
    expect(paymentMayMove(from, to)).toBe(paymentPairs.has(`${from}>${to}`));
  });
});
