import type { Pace } from '@arara/game-kit/view';

/** The share of the house's time that a movement takes; nothing moves where it is 0. */
const shares: Readonly<Record<Pace, number>> = { normal: 1, turbo: 0.36, still: 0 };

/** A result that did not move into its place is seen for so long before anything follows. */
const stillMs = 420;

/** How long the parts of a round take. */
export interface Times {
  /** So much of the house's time for a movement. */
  of(ms: number): number;
  /** The time in which a result is read. */
  readonly readMs: number;
  readonly moves: boolean;
}

export function timesOf(pace: Pace): Times {
  const share = shares[pace];
  const moves = share > 0;
  return { of: (ms) => ms * share, readMs: moves ? 260 * share : stillMs, moves };
}
