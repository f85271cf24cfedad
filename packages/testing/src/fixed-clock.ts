/** A minute of any clock, in milliseconds. */
export const minute = 60_000;

/** A clock that stands still until told otherwise. */
export interface FixedClock {
  now(): Date;
  advance(ms: number): void;
  set(iso: string): void;
}

/** Starts at `iso`, for example `2026-03-01T12:00:00Z`. */
export function fixedClock(iso: string): FixedClock {
  let nowMs = new Date(iso).getTime();
  return {
    now: () => new Date(nowMs),
    advance: (ms) => {
      nowMs += ms;
    },
    set: (other) => {
      nowMs = new Date(other).getTime();
    },
  };
}
