import type { Tx } from '@arara/postgres';
import { AppError } from '../../../platform/errors.ts';
import type { StudioDeps } from '../studio.deps.ts';
import { sinceLastDealt } from './round.repository.ts';

/**
 * Throws `round.too.soon` where the jurisdiction wants more time between rounds, with the rest of it:
 * a frame that asked in time, and was faster on the way than before, waits so long and asks again.
 */
export async function keepPace(
  { games }: StudioDeps,
  tx: Tx,
  playerId: bigint,
  roundMinMs: number,
): Promise<void> {
  if (roundMinMs <= 0) return;
  const waitMs = paceLeft(await sinceLastDealt(tx, playerId, games.codes()), roundMinMs);
  if (waitMs === 0) return;
  const retryAfterSeconds = Math.ceil(waitMs / 1_000);
  throw new AppError('round.too.soon', { value: { waitMs }, retryAfterSeconds });
}

/** How long a player still waits for the next round, in whole milliseconds; 0 when it may come. */
export function paceLeft(sinceLastMs: number | null, roundMinMs: number): number {
  if (sinceLastMs === null) return 0;
  return Math.max(0, Math.ceil(roundMinMs - sinceLastMs));
}
