const dayMs = 86_400_000;
const clocks = new Map<string, Intl.DateTimeFormat>();

/** True if this platform knows a time zone by this name, an IANA name. */
export function isTimeZone(name: string): boolean {
  try {
    clockOf(name);
    return true;
  } catch {
    return false;
  }
}

/** The calendar day of an instant in a zone, `2026-11-21`. Throws RangeError for an unknown zone. */
export function dayIn(zone: string, at: Date): string {
  return new Date(at.getTime() + offsetMs(zone, at.getTime())).toISOString().slice(0, 10);
}

/** The first instant of a calendar day in a zone. */
export function startOfDay(zone: string, day: string): Date {
  return instantOf(zone, day, '00:00');
}

/**
 * The first instant at which the clocks of a zone show a time of a day (`HH:MM`), or later: a time that comes
 * twice is its first one, and one that is skipped is the moment at which the clocks are put forward.
 */
export function instantOf(zone: string, day: string, time: string): Date {
  const shown = Date.parse(`${day}T${time}:00Z`);
  // No zone changes its clocks twice within two days.
  const offsets = [offsetMs(zone, shown - dayMs), offsetMs(zone, shown + dayMs)];
  const candidates = offsets.map((offset) => shown - offset).sort((a, b) => a - b);
  const [first = shown, last = shown] = candidates;
  const instant = candidates.find((at) => at + offsetMs(zone, at) === shown);
  return new Date(instant ?? changeBetween(zone, first, last));
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
