import type { Tx } from '@arara/postgres';
import { cashierJobs } from '../cashier.job-names.ts';
import type { CashierDeps } from '../cashier.deps.ts';

/** Plans the refund of a payment; one plan per payment, the newest counts. */
export async function enqueueRefund(
  deps: CashierDeps,
  tx: Pick<Tx, 'query'>,
  endToEndId: string,
  runAt?: Date,
): Promise<void> {
  await deps.jobs.enqueue(tx, {
    name: cashierJobs.refund,
    payload: { endToEndId },
    key: `${cashierJobs.refund}:${endToEndId}`,
    ...(runAt === undefined ? {} : { runAt }),
  });
}
