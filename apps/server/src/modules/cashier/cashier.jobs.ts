import { z } from 'zod';
import type { Job } from '../../platform/jobs.ts';
import { cashierJobs } from './cashier.job-names.ts';
import type { CashierDeps } from './cashier.deps.ts';
import { collectPayments, collectReturns } from './commands/collect-payments.ts';
import { collectRecalls } from './commands/collect-recalls.ts';
import { enqueueRefund } from './commands/enqueue-refund.ts';
import { expireDeposits } from './commands/expire-deposits.ts';
import { refundPayment } from './commands/refund-payment.ts';
import { sendPayout } from './commands/send-payout.ts';
import { watchPromises } from './commands/watch-promises.ts';
import { listRefunding } from './payment.repository.ts';
import { webhookPath } from './webhook.address.ts';

const RefundPayload = z.object({ endToEndId: z.string() });
const PayoutPayload = z.object({ withdrawalId: z.string() });

const refundsPerRound = 100;
/** A refund whose plan got lost is planned again. */
const lostPlanMs = 120_000;

/** The jobs that the cashier does by itself; each may run in several processes at once. */
export function createCashierJobs(deps: CashierDeps): Job[] {
  return [
    {
      name: cashierJobs.refund,
      run: (payload) => refundPayment(deps, RefundPayload.parse(payload).endToEndId),
    },
    {
      name: cashierJobs.payout,
      run: (payload) => sendPayout(deps, PayoutPayload.parse(payload).withdrawalId),
    },
    { name: cashierJobs.sweep, cron: '* * * * *', atStart: true, run: () => sweep(deps) },
    {
      name: cashierJobs.webhook,
      cron: '* * * * *',
      atStart: true,
      run: () => registerWebhook(deps),
    },
  ];
}

/** The minute's round. One part that fails must not keep the others from their turn. */
export async function sweep(deps: CashierDeps): Promise<void> {
  const parts = {
    watchPromises,
    collectPayments,
    collectReturns,
    collectRecalls,
    expireDeposits,
    planRefunds,
  };
  for (const [name, part] of Object.entries(parts)) {
    try {
      await part(deps);
    } catch (error) {
      deps.log.warn({ err: error, part: name }, 'a part of the cashier’s round waits');
    }
  }
}

async function planRefunds(deps: CashierDeps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - lostPlanMs);
  for (const id of await listRefunding(deps.database.read, before, refundsPerRound)) {
    await enqueueRefund(deps, deps.database.read, id);
  }
}

/**
 * Tells the bank where to call. Looked at each minute, because the process that was called may be
 * gone; without an address of ours the round finds payments by itself.
 */
async function registerWebhook(deps: CashierDeps): Promise<void> {
  const origin = deps.origin();
  if (origin === null) return;
  const url = `${origin}${webhookPath}/${deps.webhookToken}`;
  if ((await deps.bank.webhookUrl()) === url) return;
  await deps.bank.registerWebhook(url);
}
