import type { CashierDeps } from '../cashier.deps.ts';
import { findWithdrawalByPayout } from '../withdrawal.repository.ts';
import { applyPayout } from './apply-payout.ts';

/** Somebody says that a payout ended or came back: the bank is asked. */
export async function hearOfPayout(deps: CashierDeps, payoutId: string): Promise<void> {
  const row = await findWithdrawalByPayout(deps.database.read, payoutId);
  if (row === null) return;
  const payout = await deps.bank.payout(payoutId);
  if (payout !== null) await applyPayout(deps, row.id, payout);
}
