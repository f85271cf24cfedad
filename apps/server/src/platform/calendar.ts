/** The house counts days, weeks and months as people in Brazil do. */
const zone = 'America/Sao_Paulo';
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

export type PeriodKind = 'day' | 'week' | 'month';

/** A half-open span of time: `start` belongs to it, `end` does not. */
export interface Period {
  readonly kind: PeriodKind;
  /** Its first day, `2026-11-21`: names the period among those of its kind. */
  readonly firstDay: string;
  readonly start: Date;
  readonly end: Date;
}

const wallClock = new Intl.DateTimeFormat('en-CA', {
  timeZone: zone,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** The calendar day of an instant, `2026-11-21`. */
export function dayOf(at: Date): string {
  return new Date(at.getTime() + offsetMs(at)).toISOString().slice(0, 10);
}

/** The first instant of a calendar day; not always midnight where clocks were put forward then. */
export function startOfDay(day: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  let start = new Date(midnight - offsetMs(new Date(midnight)));
  start = new Date(midnight - offsetMs(start));
  while (dayOf(start) < day) start = new Date(start.getTime() + hourMs / 2);
  return start;
}

/** The day so many days later; earlier where negative. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** The period of a kind that an instant lies in; weeks begin on Monday. */
export function periodAt(kind: PeriodKind, at: Date): Period {
  const firstDay = firstDayOf(kind, dayOf(at));
  return {
    kind,
    firstDay,
    start: startOfDay(firstDay),
    end: startOfDay(nextFirstDay(kind, firstDay)),
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

/** How far the wall clock runs ahead of UTC at an instant; negative in Brazil. */
function offsetMs(at: Date): number {
  const parts = Object.fromEntries(
    wallClock.formatToParts(at).map(({ type, value }) => [type, value]),
  );
  const { year, month, day, hour, minute, second } = parts;
  const shown = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return shown - Math.floor(at.getTime() / 1000) * 1000;
}
