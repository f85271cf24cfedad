import type { Block } from './compliance.types.ts';
import type { Period } from '../../platform/calendar.ts';

export interface Restrictions {
  readonly pausedUntil: Date | null;
  readonly excludedUntil: Date | null;
}

export interface TimeUse {
  readonly period: Period;
  readonly limitMinutes: bigint | null;
  readonly seconds: number;
}

/** Why stakes are refused now, the gravest reason first; null: they are not. */
export function blockNow(
  restrictions: Restrictions,
  times: readonly TimeUse[],
  now: Date,
): Block | null {
  const { excludedUntil, pausedUntil } = restrictions;
  if (excludedUntil !== null && excludedUntil > now)
    return { reason: 'excluded', until: excludedUntil };
  if (pausedUntil !== null && pausedUntil > now) return { reason: 'paused', until: pausedUntil };
  const spent = times.filter(({ limitMinutes, seconds }) => isSpent(limitMinutes, seconds));
  const ends = spent.map(({ period }) => period.end).sort((a, b) => b.getTime() - a.getTime());
  return ends[0] === undefined ? null : { reason: 'time', until: ends[0] };
}

function isSpent(limitMinutes: bigint | null, seconds: number): boolean {
  return limitMinutes !== null && BigInt(seconds) >= limitMinutes * 60n;
}
