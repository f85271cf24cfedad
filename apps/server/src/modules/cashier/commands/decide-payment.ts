import type { Tx } from '@arara/postgres';
import { AppError } from '../../../platform/errors.ts';
import { newId } from '../cashier.ids.ts';
import type { Decided, Decision } from '../cashier.types.ts';
import type { CashierDeps } from '../cashier.deps.ts';
import type { DepositRow } from '../deposit.repository.ts';
import { moveDeposit, movePayment } from '../moves.ts';
import { findPayment, leftOf } from '../payment.repository.ts';
import type { PaymentRow } from '../payment.repository.ts';
import { postSurely, release } from '../postings.ts';
import { writeStep } from '../step.repository.ts';
import { enqueueRefund } from './enqueue-refund.ts';
import { decides, lockBoth, referenceOf } from '../payment.locks.ts';

/**
 * Two people looked at a held payment: credited where its limits allow, else sent back. The payment
 * alone decides: its deposit may have been paid by another one, or there may be none.
 */
export async function decidePayment(
  deps: CashierDeps,
  tx: Tx,
  { id, merchant, by }: Decision,
  decision: 'release' | 'refund',
): Promise<Decided> {
  const known = await findPayment(tx, id);
  if (known === null) throw new AppError('deposit.not.found');
  const { row, deposit } = await lockBoth(tx, known);
  const foreign = deposit !== null && deposit.merchant_id !== merchant;
  if (row === null || foreign) throw new AppError('deposit.not.found');
  // Somebody else was faster; the outcome stands.
  if (row.state !== 'HELD') return { decided: false, state: row.state };
  const decide = decision === 'refund' ? sendBack : credit;
  return decide(deps, tx, row, deposit, by);
}

async function sendBack(
  deps: CashierDeps,
  tx: Tx,
  row: PaymentRow,
  deposit: DepositRow | null,
  by: string,
): Promise<Decided> {
  const change = { state: 'REFUNDING', reason: 'operator.refused', by } as const;
  await movePayment(deps, tx, row, change.state, change.reason);
  if (decides(deposit, row)) {
    await moveDeposit(deps, tx, deposit, change);
  } else if (deposit !== null) {
    const { id: subjectId, state } = deposit;
    await writeStep(tx, { subjectId, state, note: change.reason, by, at: deps.clock.now() });
  }
  await enqueueRefund(deps, tx, row.end_to_end_id);
  return { decided: true, state: change.state };
}

async function credit(
  deps: CashierDeps,
  tx: Tx,
  row: PaymentRow,
  deposit: DepositRow | null,
  by: string,
): Promise<Decided> {
  // Nobody's money cannot be credited, nor can another CPF's: it can only go back.
  const creditable = deposit !== null && row.payer !== 'other';
  if (!creditable) return { decided: false, state: row.state };
  const { player_id: playerId } = deposit;
  const amount = leftOf(row);
  // A second payment counts besides the first one, not instead of it.
  const depositId = decides(deposit, row) ? deposit.id : newId();
  const answer = await deps.compliance.settleDeposit(tx, { playerId, depositId, amount });
  if (!answer.ok) {
    throw new AppError(answer.reason === 'limit' ? 'deposit.limit.reached' : 'deposit.blocked');
  }
  await movePayment(deps, tx, row, 'CREDITED', 'operator.released');
  await tellReleased(deps, tx, row, deposit, by);
  await postSurely(deps, tx, release(row.end_to_end_id, amount, playerId, referenceOf(row)));
  await deps.wallet.balanceChanged(tx, playerId);
  return { decided: true, state: 'CREDITED' };
}

async function tellReleased(
  deps: CashierDeps,
  tx: Tx,
  row: PaymentRow,
  deposit: DepositRow,
  by: string,
): Promise<void> {
  const reason = 'operator.released';
  if (decides(deposit, row)) return moveDeposit(deps, tx, deposit, { state: 'PAID', reason, by });
  const { id: subjectId, state } = deposit;
  await writeStep(tx, { subjectId, state, note: reason, by, at: deps.clock.now() });
}
