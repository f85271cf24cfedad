import { AppError } from '../../../platform/errors.ts';
import type { CashierDeps } from '../cashier.deps.ts';
import { tellOfWithdrawal } from '../moves.ts';
import { writeStep } from '../step.repository.ts';
import { lockWithdrawal, writeReceivedAt } from '../withdrawal.repository.ts';
import type { WithdrawalRow } from '../withdrawal.repository.ts';

/** The member says that a paid withdrawal arrived; said again it changes nothing. No money moves. */
export async function confirmReceipt(deps: CashierDeps, known: WithdrawalRow): Promise<void> {
  await deps.database.transaction(async (tx) => {
    const row = await lockWithdrawal(tx, known.id);
    if (row?.state !== 'PAID') throw new AppError('withdrawal.not.paid');
    if (row.received_at !== null) return;
    const at = deps.clock.now();
    await writeReceivedAt(tx, row.id, at);
    await writeStep(tx, { subjectId: row.id, state: 'RECEIVED', note: null, at });
    await tellOfWithdrawal(deps, tx, row, 'PAID');
  });
}
