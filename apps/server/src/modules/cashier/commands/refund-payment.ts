import { money } from '@arara/money';
import { BankError } from '../../../ports/bank/index.ts';
import type { CashierDeps } from '../cashier.deps.ts';
import { afterStop, arePayoutsStopped } from '../payout-stop.ts';
import { findPayment, leftOf } from '../payment.repository.ts';
import type { PaymentRow } from '../payment.repository.ts';
import { enqueueRefund } from './enqueue-refund.ts';
import { endRefund, followPayment } from './follow-payment.ts';
import type { RefundNews } from './follow-payment.ts';

const askAgainMs = 5_000;

/** Sends a payment back. The refund's id is the payment's: any number of tries is one refund. */
export async function refundPayment(deps: CashierDeps, endToEndId: string): Promise<void> {
  const row = await findPayment(deps.database.read, endToEndId);
  if (row?.state !== 'REFUNDING') return;
  if (await arePayoutsStopped(deps, deps.database.read)) {
    return enqueueRefund(deps, deps.database.read, endToEndId, afterStop(deps));
  }
  const refund = await askBank(deps, row);
  if (refund === 'recalled') return enqueueRefund(deps, deps.database.read, endToEndId);
  if (refund.status !== 'pending') return endRefund(deps, row, refund);
  const runAt = new Date(deps.clock.now().getTime() + askAgainMs);
  await enqueueRefund(deps, deps.database.read, endToEndId, runAt);
}

/** A bank that says no may have said yes before: its status decides. */
async function askBank(deps: CashierDeps, row: PaymentRow): Promise<RefundNews | 'recalled'> {
  const { end_to_end_id: id, refund_id: refundId } = row;
  try {
    return await deps.bank.refund(id, refundId, money(leftOf(row), row.currency));
  } catch (error) {
    if (!(error instanceof BankError) || error.kind === 'unknown') throw error;
    deps.log.warn({ err: error, endToEndId: id }, 'the bank refused a refund');
    const status = await deps.bank.refundStatus(id, refundId);
    if (status === null && (await learnRecalls(deps, row))) return 'recalled';
    return status ?? { status: 'failed', reason: error.message };
  }
}

/** The bank may have refused because recalls have left less than we asked for; whether they have. */
async function learnRecalls(deps: CashierDeps, row: PaymentRow): Promise<boolean> {
  const payment = await deps.bank.payment(row.end_to_end_id);
  if (payment === null) return false;
  await followPayment(deps, row, payment);
  const now = await findPayment(deps.database.read, row.end_to_end_id);
  return now !== null && now.recalled !== row.recalled;
}
