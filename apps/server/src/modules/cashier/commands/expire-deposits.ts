import type { CashierDeps } from '../cashier.types.ts';
import { listExpired, lockDeposit } from '../deposit.repository.ts';
import { moveDeposit } from '../moves.ts';
import { giveUpCharge } from './give-up-charge.ts';
import { settlePayment } from './settle-payment.ts';

const perRound = 100;

/** Ends charges whose time is over, after asking the bank once more whether they were paid. */
export async function expireDeposits(deps: CashierDeps): Promise<void> {
  for (const { id, txid, br_code: brCode } of await listExpired(
    deps.database.read,
    deps.clock.now(),
    perRound,
  )) {
    if (brCode === '') {
      await giveUpCharge(deps, id);
      continue;
    }
    const charge = await deps.bank.charge(txid);
    for (const payment of charge?.payments ?? []) await settlePayment(deps, payment);
    await deps.database.transaction(async (tx) => {
      const row = await lockDeposit(tx, id);
      if (row?.state !== 'PENDING') return;
      await deps.compliance.releaseDeposit(tx, id);
      await moveDeposit(deps, tx, row, { state: 'EXPIRED', reason: null });
    });
  }
}
