import { expect, test } from 'vitest';
import type { Answer } from '../../lib/api.ts';
import { untilNextChange } from './next-change.ts';
import { limit as limitOf } from './testing/limit.ts';

const now = Date.parse('2026-11-22T12:00:00Z');
const limit = limitOf({ resetsAt: '2026-11-23T03:00:00Z' });
const state: Answer<'limits'> = {
  limits: [limit],
  realityCheckMinutes: 30,
  pausedUntil: null,
  excludedUntil: null,
  centralExclusionUrl: '',
};

test.each<[string, Partial<Answer<'limits'>>, number]>([
  ['an hour at most', {}, 3_600_000],
  ['the end of a pause', { pausedUntil: '2026-11-22T12:10:00Z' }, 600_000],
  ['a pause that is over says nothing', { pausedUntil: '2026-11-22T11:00:00Z' }, 3_600_000],
  ['a period', { limits: [{ ...limit, resetsAt: '2026-11-22T12:30:00Z' }] }, 1_800_000],
  [
    'a looser limit that begins',
    { limits: [{ ...limit, pending: { value: null, effectiveAt: '2026-11-22T12:01:00Z' } }] },
    60_000,
  ],
  ['never at once', { pausedUntil: '2026-11-22T12:00:00.001Z' }, 1_000],
])('asked again after %s', (_what, part, ms) => {
  expect(untilNextChange({ ...state, ...part }, now)).toBe(ms);
});
