import type { CashierDeps } from '../cashier.deps.ts';
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
