import type { Tx } from '@arara/postgres';
import { cashierJobs } from '../cashier.job-names.ts';
import type { CashierDeps } from '../cashier.deps.ts';

/** Plans the next step of a withdrawal: sending it, or asking the bank what became of it. */
export async function enqueuePayout(
  deps: CashierDeps,
  tx: Pick<Tx, 'query'>,
  withdrawalId: string,
  runAt?: Date,
): Promise<void> {
  await deps.jobs.enqueue(tx, {
    name: cashierJobs.payout,
    payload: { withdrawalId },
    key: `${cashierJobs.payout}:${withdrawalId}`,
    ...(runAt === undefined ? {} : { runAt }),
  });
}
