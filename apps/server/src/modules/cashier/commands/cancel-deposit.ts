import { AppError } from '../../../platform/errors.ts';
import { BankError } from '../../../ports/bank/index.ts';
import type { Charge } from '../../../ports/bank/index.ts';
import type { CashierDeps } from '../cashier.deps.ts';
import { lockDeposit } from '../deposit.repository.ts';
import type { DepositRow } from '../deposit.repository.ts';
import { moveDeposit } from '../moves.ts';
import { settlePayment } from './settle-payment.ts';
import { bankRetrySeconds } from '../cashier.settings.ts';

/**
 * The player wants an open charge no longer. The bank goes first: only what it has taken back ends
 * here. A payment made before, meanwhile or after is credited as any other payment.
 */
export async function cancelDeposit(deps: CashierDeps, known: DepositRow): Promise<void> {
  if (known.state !== 'PENDING') return;
  const charge = await removeAtBank(deps, known.txid);
  // Paid, and the bank does not list the payment yet: the deposit waits for it.
  if (charge?.status === 'paid') return;
  await deps.database.transaction(async (tx) => {
    const row = await lockDeposit(tx, known.id);
    if (row?.state !== 'PENDING') return;
    await deps.compliance.releaseDeposit(tx, row.id);
    await moveDeposit(deps, tx, row, { state: 'CANCELLED', reason: 'player.cancelled' });
  });
}

/** Takes the charge back and takes in what was paid of it; null where the bank never had it. */
async function removeAtBank(deps: CashierDeps, txid: string): Promise<Charge | null> {
  try {
    const charge = await deps.bank.removeCharge(txid);
    for (const payment of charge?.payments ?? []) await settlePayment(deps, payment);
    if (charge?.status === 'open') throw new BankError('refused', 'the bank keeps the charge open');
    return charge;
  } catch (cause) {
    if (!(cause instanceof BankError)) throw cause;
    throw new AppError('bank.unavailable', { retryAfterSeconds: bankRetrySeconds, cause });
  }
}
