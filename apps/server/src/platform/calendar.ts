const dayMs = 86_400_000;

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

/** True if this program knows a time zone by this name. */
export function isTimeZone(name: string): boolean {
  try {
    return clockOf(name) !== null;
  } catch {
    return false;
  }
}

/** The calendar day of an instant in a zone, `2026-11-21`. Throws RangeError for an unknown zone. */
export function dayOf(zone: string, at: Date): string {
  return new Date(at.getTime() + offsetMs(zone, at.getTime())).toISOString().slice(0, 10);
}

/**
 * The first instant of a calendar day in a zone. Clocks may show midnight twice on a day: then it is the first
 * time. They may be put forward at midnight: then the day begins at that moment.
 */
export function startOfDay(zone: string, day: string): Date {
  const shown = Date.parse(`${day}T00:00:00Z`);
  // No zone changes its clocks twice within two days.
  const offsets = [offsetMs(zone, shown - dayMs), offsetMs(zone, shown + dayMs)];
  const candidates = offsets.map((offset) => shown - offset).sort((a, b) => a - b);
  const [first = shown, last = shown] = candidates;
  const midnight = candidates.find((at) => at + offsetMs(zone, at) === shown);
  return new Date(midnight ?? changeBetween(zone, first, last));
}

/** The day so many days later; earlier where negative. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** The period of a kind that an instant lies in, in a zone; weeks begin on Monday. */
export function periodAt(zone: string, kind: PeriodKind, at: Date): Period {
  const firstDay = firstDayOf(kind, dayOf(zone, at));
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
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return addDays(day, -sinceMonday);
}

function nextFirstDay(kind: PeriodKind, firstDay: string): string {
  if (kind === 'day') return addDays(firstDay, 1);
  if (kind === 'week') return addDays(firstDay, 7);
  return `${addDays(firstDay, 31).slice(0, 8)}01`;
}

/** The first instant of the new offset between one instant and a later one that have two. */
function changeBetween(zone: string, from: number, to: number): number {
  const old = offsetMs(zone, from);
  let [low, high] = [from, to];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetMs(zone, middle) === old) low = middle;
    else high = middle;
  }
  return high;
}

/** How far the clocks of a zone run ahead of UTC at an instant, in ms; negative in Brazil. */
function offsetMs(zone: string, at: number): number {
  const parts = Object.fromEntries(
    clockOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  const { year, month, day, hour, minute, second } = parts;
  const shown = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return shown - Math.floor(at / 1000) * 1000;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known !== undefined) return known;
  const clock = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  clocks.set(zone, clock);
  return clock;
}
