import { AppError } from '../../../platform/errors.ts';
import type { CashierDeps } from '../cashier.types.ts';
import { moveWithdrawal } from '../moves.ts';
import { givenBack, postSurely } from '../postings.ts';
import { lockWithdrawal } from '../withdrawal.repository.ts';
import { enqueuePayout } from './enqueue.ts';

/** A person looked at a withdrawal in review: it goes out, or the money is the player's again. */
export async function decideWithdrawal(
  deps: CashierDeps,
  id: string,
  decision: 'approve' | 'refuse',
): Promise<void> {
  await deps.database.transaction(async (tx) => {
    const row = await lockWithdrawal(tx, id);
    if (row === null) throw new AppError('withdrawal.not.found');
    // Somebody else was faster; the outcome stands.
    if (row.state !== 'REVIEW') return;
    if (decision === 'approve') {
      await moveWithdrawal(deps, tx, row, { state: 'APPROVED', reason: 'operator.released' });
      return enqueuePayout(deps, tx, id);
    }
    await moveWithdrawal(deps, tx, row, {
      state: 'REFUSED',
      reason: 'operator.refused',
      finishedAt: deps.clock.now(),
    });
    await postSurely(deps, tx, givenBack(id, row.amount, row.player_id));
    await deps.wallet.balanceChanged(tx, row.player_id);
  });
}
