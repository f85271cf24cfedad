import type { Db } from '@arara/postgres';
import type { StudioDeps } from '../studio.deps.ts';
import { markRefused } from './round.repository.ts';
import type { RoundRow } from './round.repository.ts';

/** The transaction that takes a round's stake. */
export function betIdOf(round: Pick<RoundRow, 'public_id'>): string {
  return `${round.public_id}:bet`;
}

/** The transaction that pays a round's prize. */
export function winIdOf(round: Pick<RoundRow, 'public_id'>): string {
  return `${round.public_id}:win`;
}

/**
 * Refuses a dealt round for good: a tombstone at the wallet keeps every later try of its stake out, then
 * the reason is written. False where the wallet did not do it, above all because the round was paid.
 */
export async function giveUp(
  { wallet, database }: StudioDeps,
  round: RoundRow,
  refusal: string,
  db: Db = database.read,
): Promise<boolean> {
  const undone = await wallet.rollback(round.vendor, {
    request_id: `give-up-${round.public_id}`,
    player_id: round.wallet_player,
    tx_id: `${round.public_id}:rollback`,
    original_tx_id: betIdOf(round),
    round_id: round.public_id,
    reason: 'the round was never paid',
  });
  if (undone.code !== 0) return false;
  await markRefused(db, round.id, refusal);
  return true;
}
