import { AppError } from '../../../platform/errors.ts';
import { BankError } from '../../../ports/bank/index.ts';
import type { CashierDeps } from '../cashier.deps.ts';
import type { DepositRow } from '../deposit.repository.ts';
import { settlePayment } from './settle-payment.ts';
import { bankRetrySeconds } from '../cashier.settings.ts';

/** Asks the bank now whether a charge was paid: for the player who says so. */
export async function checkDeposit(deps: CashierDeps, row: DepositRow): Promise<void> {
  if (row.br_code === '') return;
  try {
    const charge = await deps.bank.charge(row.txid);
    for (const payment of charge?.payments ?? []) await settlePayment(deps, payment);
  } catch (cause) {
    if (!(cause instanceof BankError)) throw cause;
    throw new AppError('bank.unavailable', { retryAfterSeconds: bankRetrySeconds, cause });
  }
}
