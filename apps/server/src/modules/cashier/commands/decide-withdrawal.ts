import type { Tx } from '@arara/postgres';
import { AppError } from '../../../platform/errors.ts';
import type { Decided, Decision } from '../cashier.types.ts';
import type { CashierDeps } from '../cashier.deps.ts';
import { moveWithdrawal } from '../moves.ts';
import { givenBack, postSurely } from '../postings.ts';
import { lockWithdrawal } from '../withdrawal.repository.ts';
import { enqueuePayout } from './enqueue-payout.ts';

/** Two people looked at a withdrawal in review: it goes out, or the money is the player's again. */
export async function decideWithdrawal(
  deps: CashierDeps,
  tx: Tx,
  { id, merchant, by }: Decision,
  decision: 'approve' | 'refuse',
): Promise<Decided> {
  const row = await lockWithdrawal(tx, id);
  if (row?.merchant_id !== merchant) throw new AppError('withdrawal.not.found');
  // Somebody else was faster; the outcome stands.
  if (row.state !== 'REVIEW') return { decided: false, state: row.state };
  if (decision === 'approve') {
    const change = { state: 'APPROVED', reason: 'operator.released', by } as const;
    await moveWithdrawal(deps, tx, row, change);
    await enqueuePayout(deps, tx, id);
    return { decided: true, state: change.state };
  }
  const finishedAt = deps.clock.now();
  const change = { state: 'REFUSED', reason: 'operator.refused', by, finishedAt } as const;
  await moveWithdrawal(deps, tx, row, change);
  await postSurely(deps, tx, givenBack(id, row.amount, row.player_id));
  await deps.wallet.balanceChanged(tx, row.player_id);
  return { decided: true, state: change.state };
}
