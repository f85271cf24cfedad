import type { Tx } from '@arara/postgres';
import { AppError } from '../../../platform/errors.ts';
import { newId } from '../cashier.ids.ts';
import type { CashierDeps } from '../cashier.types.ts';
import type { DepositRow } from '../deposit.repository.ts';
import { moveDeposit, movePayment } from '../moves.ts';
import { findPayment, leftOf } from '../payment.repository.ts';
import type { PaymentRow } from '../payment.repository.ts';
import { postSurely, release } from '../postings.ts';
import { writeStep } from '../step.repository.ts';
import { enqueueRefund } from './enqueue.ts';
import { decides, lockBoth, referenceOf } from './payment-locks.ts';

/**
 * A person looked at a held payment: credited where its limits allow, else sent back. The payment
 * alone decides: its deposit may have been paid by another one, or there may be none.
 */
export async function decidePayment(
  deps: CashierDeps,
  endToEndId: string,
  decision: 'release' | 'refund',
): Promise<void> {
  const known = await findPayment(deps.database.read, endToEndId);
  if (known === null) throw new AppError('deposit.not.found');
  await deps.database.transaction(async (tx) => {
    const { row, deposit } = await lockBoth(tx, known);
    // Somebody else was faster; the outcome stands.
    if (row?.state !== 'HELD') return;
    const decide = decision === 'refund' ? sendBack : credit;
    await decide(deps, tx, row, deposit);
  });
}

async function sendBack(
  deps: CashierDeps,
  tx: Tx,
  row: PaymentRow,
  deposit: DepositRow | null,
): Promise<void> {
  await movePayment(deps, tx, row, 'REFUNDING', 'operator.refused');
  if (decides(deposit, row)) {
    await moveDeposit(deps, tx, deposit, { state: 'REFUNDING', reason: 'operator.refused' });
  }
  await enqueueRefund(deps, tx, row.end_to_end_id);
}

async function credit(
  deps: CashierDeps,
  tx: Tx,
  row: PaymentRow,
  deposit: DepositRow | null,
): Promise<void> {
  // Nobody's money cannot be credited: it can only go back.
  if (deposit === null) throw new AppError('deposit.not.found');
  const { player_id: playerId } = deposit;
  const amount = leftOf(row);
  // A second payment counts besides the first one, not instead of it.
  const depositId = decides(deposit, row) ? deposit.id : newId();
  const answer = await deps.compliance.settleDeposit(tx, { playerId, depositId, amount });
  if (!answer.ok) {
    throw new AppError(answer.reason === 'limit' ? 'deposit.limit.reached' : 'deposit.blocked');
  }
  await movePayment(deps, tx, row, 'CREDITED', 'operator.released');
  await tellReleased(deps, tx, row, deposit);
  await postSurely(deps, tx, release(row.end_to_end_id, amount, playerId, referenceOf(row)));
  await deps.wallet.balanceChanged(tx, playerId);
}

async function tellReleased(
  deps: CashierDeps,
  tx: Tx,
  row: PaymentRow,
  deposit: DepositRow,
): Promise<void> {
  const reason = 'operator.released';
  if (decides(deposit, row)) return moveDeposit(deps, tx, deposit, { state: 'PAID', reason });
  const { id: subjectId, state } = deposit;
  await writeStep(tx, { subjectId, state, note: reason, at: deps.clock.now() });
}
