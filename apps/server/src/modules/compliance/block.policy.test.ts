import { expect, test } from 'vitest';
import { periodAt } from '../../platform/calendar.ts';
import { blockNow } from './block.policy.ts';

const now = new Date('2026-11-21T12:00:00Z');
const later = new Date('2026-11-22T12:00:00Z');
const free = { pausedUntil: null, excludedUntil: null };
const day = periodAt('America/Sao_Paulo', 'day', now);
const month = periodAt('America/Sao_Paulo', 'month', now);

test.each([
  ['nothing', free, [], null],
  ['a pause', { ...free, pausedUntil: later }, [], { reason: 'paused', until: later }],
  ['a pause that ended', { ...free, pausedUntil: now }, [], null],
  [
    'an exclusion beside a pause',
    { pausedUntil: later, excludedUntil: later },
    [],
    { reason: 'excluded', until: later },
  ],
  ['time left', free, [{ period: day, limitMinutes: 60n, seconds: 3_599 }], null],
  [
    'time used up',
    free,
    [{ period: day, limitMinutes: 60n, seconds: 3_600 }],
    { reason: 'time', until: day.end },
  ],
  [
    'two time limits used up',
    free,
    [
      { period: day, limitMinutes: 1n, seconds: 99 },
      { period: month, limitMinutes: 1n, seconds: 99 },
    ],
    { reason: 'time', until: month.end },
  ],
  ['no time limit', free, [{ period: day, limitMinutes: null, seconds: 99_999 }], null],
] as const)('%s', (_case, restrictions, times, block) => {
  expect(blockNow(restrictions, times, now)).toEqual(block);
});
