import { AppError } from '../../../platform/errors.ts';
import { payPrize } from '../dealing/money.ts';
import { settleRounds } from '../dealing/round.repository.ts';
import type { RoundRow } from '../dealing/round.repository.ts';
import type { StudioDeps } from '../studio.deps.ts';
import { markVoid } from './steps.repository.ts';

/**
 * Pays a decided round and closes it, so that every round can be finished. Errors: `wallet.unavailable`, after
 * which the round is paid later, and `round.refused` where people gave its stake back.
 */
export async function settleSteps(
  deps: StudioDeps,
  round: RoundRow,
  requestId: string,
): Promise<void> {
  if (round.state !== 'DECIDED' || round.payout === null) return;
  const paid = await payPrize(deps, round, round.payout, requestId);
  const { read } = deps.database;
  if (paid !== 'void') return settleRounds(read, [round.id]);
  await markVoid(read, round.id, 'round.refused');
  throw new AppError('round.refused');
}
