import type { CashierDeps } from '../cashier.deps.ts';
import { freeKey, lockDeposit } from '../deposit.repository.ts';
import { moveDeposit } from '../moves.ts';

/**
 * Ends a deposit that never got a code. Its key is free again, because the player saw nothing; a
 * charge that exists at the bank all the same would still be credited if anybody paid it.
 */
export async function giveUpCharge(deps: CashierDeps, id: string): Promise<void> {
  await deps.database.transaction(async (tx) => {
    const row = await lockDeposit(tx, id);
    if (row === null || row.state !== 'PENDING' || row.br_code !== '') return;
    await deps.compliance.releaseDeposit(tx, id);
    await freeKey(tx, id);
    await moveDeposit(deps, tx, row, { state: 'CANCELLED', reason: 'bank.unavailable' });
  });
}
