import type { CashierDeps } from '../cashier.deps.ts';
import { listExpired, lockDeposit } from '../deposit.repository.ts';
import type { DepositRow } from '../deposit.repository.ts';
import { moveDeposit } from '../moves.ts';
import { giveUpCharge } from './give-up-charge.ts';
import { settlePayment } from './settle-payment.ts';
import { tryItem } from './try-item.ts';

const perRound = 100;

/** Ends charges whose time is over, after asking the bank once more whether they were paid. */
export async function expireDeposits(deps: CashierDeps): Promise<void> {
  const { database, clock } = deps;
  for (const row of await listExpired(database.read, clock.now(), perRound)) {
    await tryItem(deps, 'expiry', row.id, () => expire(deps, row));
  }
}

async function expire(deps: CashierDeps, { id, txid, br_code: brCode }: DepositRow): Promise<void> {
  if (brCode === '') return giveUpCharge(deps, id);
  const charge = await deps.bank.charge(txid);
  for (const payment of charge?.payments ?? []) await settlePayment(deps, payment);
  await deps.database.transaction(async (tx) => {
    const row = await lockDeposit(tx, id);
    if (row?.state !== 'PENDING') return;
    await deps.compliance.releaseDeposit(tx, id);
    await moveDeposit(deps, tx, row, { state: 'EXPIRED', reason: null });
  });
}
