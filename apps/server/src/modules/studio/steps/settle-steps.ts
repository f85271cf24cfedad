import { AppError } from '../../../platform/errors.ts';
import { betIdOf, winIdOf } from '../dealing/give-up.ts';
import { settleRound } from '../dealing/round.repository.ts';
import type { RoundRow } from '../dealing/round.repository.ts';
import type { StudioDeps } from '../studio.deps.ts';
import { markVoid } from './steps.repository.ts';

/** The vendor protocol's word for a prize whose stake was given back meanwhile. */
const rolledBack = 1105;

/**
 * Pays a decided round and closes it; its transaction is named by the round, so that no repeat pays twice. A
 * prize is never refused for balance, limit or session, so that every round can be finished. Errors:
 * `wallet.unavailable`, after which the round is paid later, and `round.refused` where people gave its
 * stake back.
 */
export async function settleSteps(
  { wallet, database }: StudioDeps,
  round: RoundRow,
  requestId: string,
): Promise<void> {
  if (round.state !== 'DECIDED' || round.payout === null) return;
  const reply = await wallet.win(round.vendor, {
    request_id: requestId,
    player_id: round.wallet_player,
    tx_id: winIdOf(round),
    bet_tx_id: betIdOf(round),
    round_id: round.public_id,
    game_code: round.game_code,
    amount: round.payout.toString(),
    currency: round.currency,
    kind: 'normal',
    round_close: true,
  });
  if (reply.code === 0) return settleRound(database.read, round.id);
  if (reply.code !== rolledBack) throw new AppError('wallet.unavailable');
  await markVoid(database.read, round.id, 'round.refused');
  throw new AppError('round.refused');
}
