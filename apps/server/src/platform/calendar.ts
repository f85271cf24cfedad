import { addDays, dayIn, startOfDay, weekdayOf } from '@arara/calendar';

export type PeriodKind = 'day' | 'week' | 'month';

/** A half-open span of time: `start` belongs to it, `end` does not. */
export interface Period {
  readonly kind: PeriodKind;
  /** Its first day, `2026-11-21`: names the period among those of its kind. */
  readonly firstDay: string;
  readonly start: Date;
  readonly end: Date;
}

/** The zone of a merchant's clock, an IANA name. It never changes: `docs/decisions/merchant-day.md`. */
export type TimeZoneOf = (merchant: string) => Promise<string>;

/** The period of a kind that an instant lies in, in a zone; weeks begin on Monday. */
export function periodAt(zone: string, kind: PeriodKind, at: Date): Period {
  const firstDay = firstDayOf(kind, dayIn(zone, at));
  return {
    kind,
    firstDay,
    start: startOfDay(zone, firstDay),
    end: startOfDay(zone, nextFirstDay(kind, firstDay)),
  };
}

function firstDayOf(kind: PeriodKind, day: string): string {
  if (kind === 'day') return day;
  if (kind === 'month') return `${day.slice(0, 8)}01`;
  return addDays(day, 1 - weekdayOf(day));
}

function nextFirstDay(kind: PeriodKind, firstDay: string): string {
  if (kind === 'day') return addDays(firstDay, 1);
  if (kind === 'week') return addDays(firstDay, 7);
  return `${addDays(firstDay, 31).slice(0, 8)}01`;
}
