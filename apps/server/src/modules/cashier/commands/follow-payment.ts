import { invariant } from '../../../platform/errors.ts';
import type { Payment, Refund } from '../../../ports/bank/index.ts';
import type { CashierDeps } from '../cashier.types.ts';
import { moveDeposit, movePayment } from '../moves.ts';
import { leftOf } from '../payment.repository.ts';
import type { PaymentRow } from '../payment.repository.ts';
import { postSurely, refunded } from '../postings.ts';
import { endRecalls } from './end-recalls.ts';
import { decides, lockBoth, referenceOf } from './payment-locks.ts';

/** What the bank did with a payment after we took it in: recalls of it, and our own refund. */
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

/** Our refund: sent back, or impossible; then the money waits for a person. */
export async function endRefund(
  deps: CashierDeps,
  known: PaymentRow,
  refund: Pick<Refund, 'status' | 'reason'> & { readonly amount?: Refund['amount'] },
): Promise<void> {
  if (refund.status === 'pending') return;
  await deps.database.transaction(async (tx) => {
    const { row, deposit } = await lockBoth(tx, known);
    if (row?.state !== 'REFUNDING' || row.refund_id !== known.refund_id) return;
    if (refund.status === 'failed') {
      await movePayment(deps, tx, row, 'HELD', 'refund.failed');
      if (decides(deposit, row)) {
        await moveDeposit(deps, tx, deposit, { state: 'HELD', reason: 'refund.failed' });
      }
      deps.metrics.held('refund.failed');
      deps.log.error({ endToEndId: row.end_to_end_id }, 'the bank could not send a Pix back');
      return;
    }
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
