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

/** The same day and time so many months later; the last day of a shorter month. */
export function addMonths(at: Date, months: number): Date {
  const target = new Date(at);
  const day = at.getUTCDate();
  target.setUTCDate(1);
  target.setUTCMonth(target.getUTCMonth() + months);
  const lastDay = new Date(
    Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0),
  ).getUTCDate();
  target.setUTCDate(Math.min(day, lastDay));
  return target;
}
