import type { Payout } from '../../../ports/bank/index.ts';
import type { CashierDeps } from '../cashier.deps.ts';
import { moveWithdrawal } from '../moves.ts';
import { givenBack, paidOut, postSurely, returned } from '../postings.ts';
import { lockWithdrawal } from '../withdrawal.repository.ts';

/**
 * Brings a withdrawal to what the bank says of its payout: paid, failed, returned. The row's lock
 * and one ledger key for both ends make sure that it ends once. Returns whether it has ended.
 */
export async function applyPayout(deps: CashierDeps, id: string, payout: Payout): Promise<boolean> {
  if (payout.status === 'failed') return endFailed(deps, id, 'bank.failed');
  if (payout.status === 'pending') return false;
  await endPaid(deps, id, payout);
  if (payout.returned !== null) await endReturned(deps, id);
  return true;
}

async function endPaid(deps: CashierDeps, id: string, payout: Payout): Promise<void> {
  await deps.database.transaction(async (tx) => {
    const row = await lockWithdrawal(tx, id);
    if (row?.state !== 'SENDING') return;
    if (row.amount !== payout.amount.minor) {
      throw new Error(`payout ${payout.id} paid another amount than withdrawal ${id}`);
    }
    const { endToEndId } = payout;
    const finishedAt = deps.clock.now();
    await moveWithdrawal(deps, tx, row, { state: 'PAID', reason: null, finishedAt, endToEndId });
    await postSurely(deps, tx, paidOut(id, row.amount, row.player_id));
    await deps.wallet.balanceChanged(tx, row.player_id);
  });
}

/** The money was never sent or never arrived: it is the player's again. */
export async function endFailed(
  deps: CashierDeps,
  id: string,
  reason: 'bank.failed' | 'bank.refused',
): Promise<boolean> {
  return deps.database.transaction(async (tx) => {
    const row = await lockWithdrawal(tx, id);
    if (row?.state !== 'SENDING') return true;
    await moveWithdrawal(deps, tx, row, {
      state: 'FAILED',
      reason,
      finishedAt: deps.clock.now(),
    });
    await postSurely(deps, tx, givenBack(id, row.amount, row.player_id));
    await deps.wallet.balanceChanged(tx, row.player_id);
    return true;
  });
}

async function endReturned(deps: CashierDeps, id: string): Promise<void> {
  await deps.database.transaction(async (tx) => {
    const row = await lockWithdrawal(tx, id);
    if (row?.state !== 'PAID') return;
    await moveWithdrawal(deps, tx, row, {
      state: 'RETURNED',
      reason: 'bank.returned',
      finishedAt: deps.clock.now(),
    });
    await postSurely(deps, tx, returned(id, row.amount, row.player_id));
    await deps.wallet.balanceChanged(tx, row.player_id);
  });
}
