import { limitKinds, limitPeriods } from '@arara/contract';
import { looserAfterMs } from './compliance.settings.ts';

export const kinds = limitKinds;
export const periods = limitPeriods;
export type LimitKind = (typeof kinds)[number];
export type LimitPeriod = (typeof periods)[number];

export interface LimitVersion {
  readonly version: number;
  /** Minor units, or minutes for time; null: no limit. */
  readonly value: bigint | null;
  readonly effectiveAt: Date;
  readonly cancelledAt: Date | null;
}

const minutesOf = { day: 1_440n, week: 10_080n, month: 44_640n } as const;

/** The version in force at an instant; null where there never was one. */
export function versionInForce(versions: readonly LimitVersion[], at: Date): LimitVersion | null {
  return newest(versions.filter((one) => one.cancelledAt === null && one.effectiveAt <= at));
}

/** The looser version that waits; null when nothing waits. */
export function versionWaiting(versions: readonly LimitVersion[], at: Date): LimitVersion | null {
  return newest(versions.filter((one) => one.cancelledAt === null && one.effectiveAt > at));
}

function newest(versions: readonly LimitVersion[]): LimitVersion | null {
  return versions.reduce<LimitVersion | null>(
    (best, one) => (best === null || one.version > best.version ? one : best),
    null,
  );
}

/** Less than now, or a limit where there was none. */
export function isStricter(now: bigint | null, next: bigint | null): boolean {
  if (next === null) return false;
  return now === null || next < now;
}

/** A stricter limit counts at once, a looser one after 24 hours to think about it. */
export function effectiveAt(now: bigint | null, next: bigint | null, at: Date): Date {
  return isStricter(now, next) || next === now ? at : new Date(at.getTime() + looserAfterMs);
}

/** Time limits of more minutes than the period has would be none. */
export function timeLimitMax(period: LimitPeriod): bigint {
  return minutesOf[period];
}

export interface MandatoryLimit {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
}

/** Limits that every account must have (Portaria 1.231/2024 and 2.579/2025: loss and time). */
export const mandatoryLimits: readonly MandatoryLimit[] = [
  { kind: 'loss', period: 'day' },
  { kind: 'time', period: 'day' },
];

export function isMandatory(kind: LimitKind, period: LimitPeriod): boolean {
  return mandatoryLimits.some((limit) => limit.kind === kind && limit.period === period);
}
