const dayMs = 86_400_000;
const clocks = new Map<string, Intl.DateTimeFormat>();

/** True if the platform knows a time zone by this name. */
export function isTimeZone(name: string): boolean {
  try {
    clockOf(name);
    return true;
  } catch {
    return false;
  }
}

/** The calendar day of an instant in a zone, `2026-11-21`. */
export function dayIn(timeZone: string, at: Date): string {
  return new Date(at.getTime() + offsetMs(timeZone, at.getTime())).toISOString().slice(0, 10);
}

/** The day so many days later; earlier where negative. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** 1 for Monday to 7 for Sunday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}

/**
 * The first instant at which the clocks of a zone show a time of a day, or later: a time that comes
 * twice is its first one, and one that is skipped is the moment at which the clocks are put forward.
 */
export function instantOf(timeZone: string, day: string, time: string): Date {
  const shown = Date.parse(`${day}T${time}:00Z`);
  // No zone changes its clocks twice within two days.
  const before = offsetMs(timeZone, shown - dayMs);
  const after = offsetMs(timeZone, shown + dayMs);
  const candidates = [shown - before, shown - after].sort((a, b) => a - b);
  const [first = shown, last = shown] = candidates;
  for (const at of candidates) {
    if (at + offsetMs(timeZone, at) === shown) return new Date(at);
  }
  return new Date(changeBetween(timeZone, first, last));
}

/** The first instant of the new offset between one instant and a later one that have two. */
function changeBetween(timeZone: string, from: number, to: number): number {
  const old = offsetMs(timeZone, from);
  let [low, high] = [from, to];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetMs(timeZone, middle) === old) low = middle;
    else high = middle;
  }
  return high;
}

/** How far the clocks of a zone run ahead of UTC; negative in Brazil. */
function offsetMs(timeZone: string, at: number): number {
  const parts = Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  const { year, month, day, hour, minute, second } = parts;
  const shown = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return shown - Math.floor(at / 1000) * 1000;
}

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known !== undefined) return known;
  const clock = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  clocks.set(timeZone, clock);
  return clock;
}
