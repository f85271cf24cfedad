import type { FastifyInstance } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { z } from 'zod';
import { AppError } from '../../platform/errors.ts';
import { BankError } from '../../ports/bank/index.ts';
import type { CashierDeps } from './cashier.types.ts';
import { hearOfPayment, hearOfPayout } from './commands/hear-from-bank.ts';

/** Only ids are read; everything else in the body is hearsay. Banks add fields, so none is refused. */
const Body = z.object({
  pix: z
    .array(z.object({ endToEndId: z.string().regex(/^[a-zA-Z0-9]{32}$/) }))
    .max(500)
    .default([]),
  payouts: z
    .array(z.object({ id: z.string().regex(/^[a-zA-Z0-9]{1,35}$/) }))
    .max(500)
    .default([]),
});

const callsPerMinute = 600;
const atOnce = 8;

/**
 * Where the bank tells of Pix and payouts. Anybody can call it, so nothing that it says is believed:
 * each id is looked up at the bank, and a call that the bank cannot answer is to be repeated.
 */
export function createWebhookPlugin(deps: CashierDeps) {
  const limiter = new RateLimiterMemory({ points: callsPerMinute, duration: 60 });

  async function hear(body: unknown): Promise<void> {
    const told = Body.safeParse(body ?? {});
    if (!told.success)
      throw new AppError('request.invalid', { field: 'pix', params: { field: 'pix' } });
    const payments = new Set(told.data.pix.map((pix) => pix.endToEndId));
    const payouts = new Set(told.data.payouts.map((payout) => payout.id));
    const tasks = [
      ...[...payments].map((id) => () => hearOfPayment(deps, id)),
      ...[...payouts].map((id) => () => hearOfPayout(deps, id)),
    ];
    for (let start = 0; start < tasks.length; start += atOnce) {
      await Promise.all(tasks.slice(start, start + atOnce).map((task) => task()));
    }
  }

  return async function webhookPlugin(app: FastifyInstance): Promise<void> {
    for (const url of ['/api/cashier/pix/webhook', '/api/cashier/pix/webhook/pix']) {
      app.post(url, async (request) => {
        await limiter.consume(request.ip).catch(tooMany);
        await hear(request.body).catch(asUnavailable);
        return { success: true, value: null };
      });
    }
  };
}

function tooMany(thrown: unknown): never {
  if (!(thrown instanceof RateLimiterRes)) throw thrown;
  const seconds = Math.max(1, Math.ceil(thrown.msBeforeNext / 1000));
  throw new AppError('rate.limited', { retryAfterSeconds: seconds, params: { seconds } });
}

/** The bank will tell again; until then the sweep looks. */
function asUnavailable(error: unknown): never {
  if (error instanceof BankError) throw new AppError('bank.unavailable', { cause: error });
  throw error;
}
