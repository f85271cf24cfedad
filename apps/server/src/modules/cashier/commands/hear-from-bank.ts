import type { CashierDeps } from '../cashier.types.ts';
import { findWithdrawalByPayout } from '../withdrawal.repository.ts';
import { applyPayout } from './apply-payout.ts';
import { settlePayment } from './settle-payment.ts';

/**
 * Somebody says that a Pix arrived: only what the bank itself confirms is taken in. Returns whether
 * the bank knows it.
 */
export async function hearOfPayment(deps: CashierDeps, endToEndId: string): Promise<boolean> {
  const payment = await deps.bank.payment(endToEndId);
  if (payment !== null) await settlePayment(deps, payment);
  else deps.metrics.unknownPayment();
  return payment !== null;
}

/** Somebody says that a payout ended or came back: the bank is asked. */
export async function hearOfPayout(deps: CashierDeps, payoutId: string): Promise<void> {
  const row = await findWithdrawalByPayout(deps.database.read, payoutId);
  if (row === null) return;
  const payout = await deps.bank.payout(payoutId);
  if (payout !== null) await applyPayout(deps, row.id, payout);
}
