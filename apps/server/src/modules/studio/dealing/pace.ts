import { AppError } from '../../../platform/errors.ts';

/**
 * Throws `round.too.soon` where the jurisdiction wants more time between rounds, with the rest of it:
 * a frame that asked in time, and was faster on the way than before, waits so long and asks again.
 */
export function keepPace(sinceLastMs: number | null, roundMinMs: number): void {
  if (roundMinMs <= 0) return;
  const waitMs = paceLeft(sinceLastMs, roundMinMs);
  if (waitMs === 0) return;
  const retryAfterSeconds = Math.ceil(waitMs / 1_000);
  throw new AppError('round.too.soon', { value: { waitMs }, retryAfterSeconds });
}

/** How long a player still waits for the next round, in whole milliseconds; 0 when it may come. */
export function paceLeft(sinceLastMs: number | null, roundMinMs: number): number {
  if (sinceLastMs === null) return 0;
  return Math.max(0, Math.ceil(roundMinMs - sinceLastMs));
}
