import { expect, test } from 'vitest';
import type { ChaseStep } from './api/get-chases.ts';
import { reasonKey, sumsOf } from './chase-reading.ts';

const step = (of: Partial<ChaseStep>): ChaseStep => ({
  numero: '202611230001',
  closeAt: 0,
  multiple: 1,
  stake: '2.00',
  state: 'WAITING',
  reason: null,
  ticketId: null,
  ticketState: null,
  prize: null,
  ...of,
});

test('the money of a chase waits, was staked or went back; each cent is in one sum', () => {
  const steps = [
    step({ state: 'BOUGHT', stake: '2.00', prize: '0.00' }),
    step({ state: 'BOUGHT', stake: '4.10', prize: '19.60' }),
    step({ state: 'RELEASED', stake: '8.05', reason: 'win' }),
    step({ stake: '16.00' }),
    step({ stake: '0.01' }),
  ];
  expect(sumsOf(steps, 'BRL')).toEqual({
    waiting: '16.01',
    bought: '6.10',
    back: '8.05',
    prizes: '19.60',
  });
});

test('nothing adds up to nothing', () => {
  expect(sumsOf([], 'BRL')).toMatchObject({ waiting: '0.00', prizes: '0.00' });
});

test('reasons have a sentence each, and one for all that is not known', () => {
  expect(reasonKey('late')).toBe('chase.reason.late');
  expect(reasonKey('lottery.stake.issue')).toBe('chase.reason.full');
  expect(reasonKey('game.unavailable')).toBe('chase.reason.unsold');
  expect(reasonKey('account')).toBe('chase.reason.account');
  expect(reasonKey('function.not.available')).toBe('chase.reason.unsold');
  expect(reasonKey('1014')).toBe('chase.reason.other');
});
