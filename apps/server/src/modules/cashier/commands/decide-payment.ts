import { AppError } from '../../../platform/errors.ts';
import type { CashierDeps } from '../cashier.types.ts';
import { lockDeposit } from '../deposit.repository.ts';
import { moveDeposit, movePayment } from '../moves.ts';
import { findPayment, leftOf, lockPayment } from '../payment.repository.ts';
import { postSurely, release } from '../postings.ts';
import { enqueueRefund } from './enqueue.ts';

/** A person looked at a held payment: credited where its limits allow, else sent back. */
export async function decidePayment(
  deps: CashierDeps,
  endToEndId: string,
  decision: 'release' | 'refund',
): Promise<void> {
  const known = await findPayment(deps.database.read, endToEndId);
  if (known?.deposit_id == null) throw new AppError('deposit.not.found');
  const depositId = known.deposit_id;
  await deps.database.transaction(async (tx) => {
    const deposit = await lockDeposit(tx, depositId);
    const row = await lockPayment(tx, endToEndId);
    // Somebody else was faster; the outcome stands.
    if (deposit === null || row?.state !== 'HELD' || deposit.state !== 'HELD') return;
    const { player_id: playerId } = deposit;
    if (decision === 'refund') {
      await movePayment(deps, tx, row, 'REFUNDING', 'operator.refused');
      await moveDeposit(deps, tx, deposit, { state: 'REFUNDING', reason: 'operator.refused' });
      return enqueueRefund(deps, tx, endToEndId);
    }
    const use = { playerId, depositId, amount: leftOf(row) };
    const answer = await deps.compliance.settleDeposit(tx, use);
    if (!answer.ok) {
      throw new AppError(answer.reason === 'limit' ? 'deposit.limit.reached' : 'deposit.blocked');
    }
    await movePayment(deps, tx, row, 'CREDITED', 'operator.released');
    await moveDeposit(deps, tx, deposit, { state: 'PAID', reason: 'operator.released' });
    const reference = `deposit:${depositId}`;
    await postSurely(deps, tx, release(endToEndId, leftOf(row), playerId, reference));
    await deps.wallet.balanceChanged(tx, playerId);
  });
}
