/** Time at games since the page was opened, and when it was last spoken of. */
export interface RealityClock {
  readonly playedMs: number;
  readonly askedMs: number;
}

export const newClock: RealityClock = { playedMs: 0, askedMs: 0 };

const minuteMs = 60_000;
/** A tick that comes later than this slept with its device: nobody played meanwhile. */
const tickMaxMs = 15_000;
/** A round that does not end is not waited for any longer. */
const patienceMs = 3 * minuteMs;

/** Adds a tick of play. */
export function advance(clock: RealityClock, elapsedMs: number): RealityClock {
  const played = Math.min(Math.max(Math.round(elapsedMs), 0), tickMaxMs);
  return { ...clock, playedMs: clock.playedMs + played };
}

/** Notes that the person was asked and has answered. */
export function answer(clock: RealityClock): RealityClock {
  return { ...clock, askedMs: clock.playedMs };
}

/** True if it is time to ask: every so many minutes of play, and not in the middle of a round. */
export function isDue(clock: RealityClock, everyMinutes: number, roundOpen: boolean): boolean {
  if (everyMinutes <= 0) return false;
  const since = clock.playedMs - clock.askedMs - everyMinutes * minuteMs;
  return since >= (roundOpen ? patienceMs : 0);
}

/** Whole minutes of play. */
export const minutesOf = ({ playedMs }: RealityClock): number => Math.floor(playedMs / minuteMs);

/** Storage may hold anything; what is no clock is a new one. */
export function parseClock(stored: string | null): RealityClock {
  try {
    const { playedMs, askedMs } = JSON.parse(stored ?? 'null') as Partial<RealityClock>;
    const isClock = [playedMs, askedMs].every((ms) => Number.isSafeInteger(ms) && Number(ms) >= 0);
    return isClock ? { playedMs: Number(playedMs), askedMs: Number(askedMs) } : newClock;
  } catch {
    return newClock;
  }
}
