import type { Db } from '@arara/postgres';
import type { CashierDeps } from './cashier.deps.ts';

/** How long a payout waits before it asks again. */
const waitMs = 60_000;

/**
 * True if no money may leave the house: while a proof of the ledger is unsound and no operator has cleared
 * it. Asked in the transaction that decides to send.
 */
export async function arePayoutsStopped({ ledger, log }: CashierDeps, db: Db): Promise<boolean> {
  const unsound = await ledger.unsoundProof(db);
  if (unsound === null) return false;
  log.error({ proof: String(unsound.id) }, 'the ledger does not prove: a payout waits');
  return true;
}

/** When a payout that waits for the ledger looks again. */
export const afterStop = ({ clock }: CashierDeps): Date => new Date(clock.now().getTime() + waitMs);
