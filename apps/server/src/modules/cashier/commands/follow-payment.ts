import type { Tx } from '@arara/postgres';
import { invariant } from '../../../platform/errors.ts';
import type { Payment, Refund } from '../../../ports/bank/index.ts';
import { refundIdOf } from '../cashier.ids.ts';
import type { CashierDeps } from '../cashier.deps.ts';
import type { DepositRow } from '../deposit.repository.ts';
import { moveDeposit, movePayment } from '../moves.ts';
import { leftOf, writeRefundAttempt } from '../payment.repository.ts';
import type { PaymentRow } from '../payment.repository.ts';
import { postSurely, refunded } from '../postings.ts';
import { endRecalls } from './end-recalls.ts';
import { decides, lockBoth, referenceOf } from '../payment.locks.ts';

/** The bank's acts on a payment after we took it in: recalls of it, and our own refund. */
export async function followPayment(
  deps: CashierDeps,
  known: PaymentRow,
  payment: Payment,
): Promise<void> {
  const recalls = payment.refunds.filter(
    ({ nature, status }) => nature === 'recall' && status === 'done',
  );
  // First: our refund sends only what recalls have left.
  await endRecalls(deps, known, recalls);
  const ours = payment.refunds.find(({ id }) => id === known.refund_id);
  if (ours !== undefined) await endRefund(deps, known, ours);
}

/** The known facts of our refund; without an amount where the bank knows of none. */
export type RefundNews = Pick<Refund, 'status' | 'reason'> & { readonly amount?: Refund['amount'] };

/** Our refund: sent back, or impossible; then the money waits for a person. */
export async function endRefund(
  deps: CashierDeps,
  known: PaymentRow,
  refund: RefundNews,
): Promise<void> {
  if (refund.status === 'pending') return;
  await deps.database.transaction(async (tx) => {
    const { row, deposit } = await lockBoth(tx, known);
    if (row?.state !== 'REFUNDING' || row.refund_id !== known.refund_id) return;
    if (refund.status === 'failed') return holdAgain(deps, tx, row, deposit, refund);
    const left = leftOf(row);
    invariant(
      refund.amount?.minor === left,
      `the refund of ${row.end_to_end_id} is not what recalls have left of it`,
    );
    await movePayment(deps, tx, row, 'REFUNDED', row.reason);
    if (decides(deposit, row)) {
      await moveDeposit(deps, tx, deposit, { state: 'REFUNDED', reason: row.reason });
    }
    await postSurely(deps, tx, refunded(row.end_to_end_id, left, referenceOf(row)));
  });
}

/**
 * Waits for a person again. A refund that the bank knows and calls failed stays failed under its id,
 * so the next try gets another one; one that it does not know may be asked for by the same.
 */
async function holdAgain(
  deps: CashierDeps,
  tx: Tx,
  row: PaymentRow,
  deposit: DepositRow | null,
  refund: RefundNews,
): Promise<void> {
  const { end_to_end_id: endToEndId, refund_id: refundId } = row;
  const attempt = row.refund_attempt + 1;
  if (refund.amount !== undefined) {
    await writeRefundAttempt(tx, endToEndId, {
      refundId: refundIdOf(endToEndId, attempt),
      attempt,
    });
  }
  await movePayment(deps, tx, row, 'HELD', 'refund.failed');
  if (decides(deposit, row)) {
    await moveDeposit(deps, tx, deposit, { state: 'HELD', reason: 'refund.failed' });
  }
  deps.metrics.held('refund.failed');
  deps.log.error({ endToEndId, refundId, told: refund.reason }, 'a Pix could not be sent back');
}
