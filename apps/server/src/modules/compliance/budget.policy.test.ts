import { expect, test } from 'vitest';
import { periodAt } from '../../platform/calendar.ts';
import { planBudget, usedBy } from './budget.policy.ts';
import type { Budget } from './budget.repository.ts';

const period = periodAt('America/Sao_Paulo', 'day', new Date('2026-11-21T12:00:00Z'));
const today: Budget = {
  kind: 'loss',
  period: 'day',
  account: 1n,
  filledFor: 100n,
  firstDay: '2026-11-21',
  givesBack: true,
  fillings: 1,
  watchedUntil: null,
};
const yesterday = { ...today, firstDay: '2026-11-20' };
const watched = { ...today, watchedUntil: new Date('2026-11-21T12:01:00Z') };

test.each([
  ['no limit, no budget', null, null, 0n, { do: 'nothing' }],
  ['a limit that was removed', today, null, 0n, { do: 'stop' }],
  ['the same limit in the same period', today, 100n, 30n, { do: 'nothing' }],
  ['a first limit, nothing used', null, 100n, 0n, { do: 'fill', target: 100n, givesBack: true }],
  ['a first limit after a loss', null, 100n, 30n, { do: 'fill', target: 70n, givesBack: true }],
  [
    'a first limit after a greater loss',
    null,
    100n,
    130n,
    { do: 'fill', target: 0n, givesBack: false },
  ],
  [
    'a first limit on a winning day',
    null,
    100n,
    -50n,
    { do: 'fill', target: 150n, givesBack: true },
  ],
  ['a new period', yesterday, 100n, 0n, { do: 'fill', target: 100n, givesBack: true }],
  [
    'a new period with a new limit',
    yesterday,
    60n,
    0n,
    { do: 'fill', target: 60n, givesBack: true },
  ],
  [
    'a new period in which was played already',
    yesterday,
    100n,
    5n,
    { do: 'fill', target: 95n, givesBack: true },
  ],
  [
    'a watched budget that stakes came past',
    watched,
    100n,
    30n,
    { do: 'fill', target: 70n, givesBack: true },
  ],
  [
    'a watched budget whose limit becomes lower',
    watched,
    60n,
    30n,
    { do: 'fill', target: 30n, givesBack: true },
  ],
  [
    'a watched budget that is closed stays closed',
    { ...watched, givesBack: false },
    100n,
    30n,
    { do: 'fill', target: 0n, givesBack: false },
  ],
  ['a lower limit', today, 60n, 30n, { do: 'move', by: -40n }],
  ['a higher limit', today, 160n, 30n, { do: 'move', by: 60n }],
  [
    'a higher limit after one below what was used',
    { ...today, givesBack: false },
    160n,
    130n,
    { do: 'fill', target: 30n, givesBack: true },
  ],
] as const)('%s', (_case, budget, limit, used, plan) => {
  expect(planBudget(budget, limit, period, () => used)).toEqual(plan);
});

test('a prize makes a loss smaller and leaves what was staked', () => {
  expect(usedBy('loss', { stake: 100n, payout: 70n })).toBe(30n);
  expect(usedBy('stake', { stake: 100n, payout: 70n })).toBe(100n);
});
