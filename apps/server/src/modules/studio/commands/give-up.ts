import type { StudioDeps } from '../studio.deps.ts';
import { markRefused } from '../studio.repository.ts';
import type { RoundRow } from '../studio.repository.ts';

/** The transaction that takes a round's stake. */
export function betIdOf(round: Pick<RoundRow, 'public_id'>): string {
  return `${round.public_id}:bet`;
}

/**
 * Refuses a dealt round for good: a tombstone at the wallet keeps every later try of its stake out, then
 * the reason is written. False where the wallet did not do it, above all because the round was paid.
 */
export async function giveUp(
  { wallet, database }: StudioDeps,
  round: RoundRow,
  refusal: string,
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
  await markRefused(database.read, round.id, refusal);
  return true;
}
