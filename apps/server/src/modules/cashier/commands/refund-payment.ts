import { money } from '@arara/money';
import { BankError } from '../../../ports/bank/index.ts';
import type { Refund } from '../../../ports/bank/index.ts';
import type { CashierDeps } from '../cashier.types.ts';
import { findPayment } from '../payment.repository.ts';
import type { PaymentRow } from '../payment.repository.ts';
import { enqueueRefund } from './enqueue.ts';
import { endRefund } from './follow-payment.ts';

const askAgainMs = 5_000;

/** Sends a payment back. The refund's id comes from the payment: any number of tries is one refund. */
export async function refundPayment(deps: CashierDeps, endToEndId: string): Promise<void> {
  const row = await findPayment(deps.database.read, endToEndId);
  if (row?.state !== 'REFUNDING') return;
  const refund = await askBank(deps, row);
  if (refund.status !== 'pending') return endRefund(deps, row, refund);
  const runAt = new Date(deps.clock.now().getTime() + askAgainMs);
  await enqueueRefund(deps, deps.database.read, endToEndId, runAt);
}

/** A bank that says no may have said yes before: its status decides. */
async function askBank(
  deps: CashierDeps,
  row: PaymentRow,
): Promise<Pick<Refund, 'status' | 'reason'>> {
  const { end_to_end_id: id, refund_id: refundId } = row;
  try {
    return await deps.bank.refund(id, refundId, money(row.amount, row.currency));
  } catch (error) {
    if (!(error instanceof BankError) || error.kind === 'unknown') throw error;
    deps.log.warn({ err: error, endToEndId: id }, 'the bank refused a refund');
    const status = await deps.bank.refundStatus(id, refundId);
    return status ?? { status: 'failed', reason: error.message };
  }
}
