import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { z } from 'zod';
import { AppError } from '../../platform/errors.ts';
import { BankError } from '../../ports/bank/index.ts';
import type { CashierDeps } from './cashier.deps.ts';
import { hearOfPayment } from './commands/hear-of-payment.ts';
import { hearOfPayout } from './commands/hear-of-payout.ts';
import { isToken, webhookPath } from './webhook.address.ts';

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
/** Each id is a question to the bank, so ids are counted too: a bank that tells more tells again. */
const idsPerMinute = 3_000;
const bodyLimit = 128 * 1024;
const atOnce = 8;

/**
 * Where the bank tells of Pix and payouts, under an address that only the bank is told; any other is
 * no address at all. Still nothing that it says is believed: each id is looked up at the bank, and a
 * call that the bank cannot answer is to be repeated.
 */
export function createWebhookPlugin(deps: CashierDeps) {
  const calls = new RateLimiterMemory({ points: callsPerMinute, duration: 60 });
  const ids = new RateLimiterMemory({ points: idsPerMinute, duration: 60 });

  /** Before the body is read: who does not know the address costs nothing. */
  async function requireToken(request: FastifyRequest): Promise<void> {
    const { token } = request.params as { token: string };
    if (!isToken(token, deps.webhookToken)) throw new AppError('route.not.found');
    await calls.consume(request.ip).catch(tooMany);
  }

  async function hear(body: unknown, from: string): Promise<void> {
    const told = Body.safeParse(body ?? {});
    if (!told.success)
      throw new AppError('request.invalid', { field: 'pix', params: { field: 'pix' } });
    const payments = new Set(told.data.pix.map((pix) => pix.endToEndId));
    const payouts = new Set(told.data.payouts.map((payout) => payout.id));
    const count = payments.size + payouts.size;
    if (count > 0) await ids.consume(from, count).catch(tooMany);
    let unknown = 0;
    const hearOf = async (id: string) => {
      if (!(await hearOfPayment(deps, id))) unknown += 1;
    };
    const tasks = [
      ...[...payments].map((id) => () => hearOf(id)),
      ...[...payouts].map((id) => () => hearOfPayout(deps, id)),
    ];
    for (let start = 0; start < tasks.length; start += atOnce) {
      await Promise.all(tasks.slice(start, start + atOnce).map((task) => task()));
    }
    if (unknown > 0) deps.log.warn({ unknown }, 'Pix were announced that the bank does not know');
  }

  return async function webhookPlugin(app: FastifyInstance): Promise<void> {
    for (const url of [`${webhookPath}/:token`, `${webhookPath}/:token/pix`]) {
      app.post(url, { bodyLimit, onRequest: requireToken }, async (request) => {
        await hear(request.body, request.ip).catch(asUnavailable);
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
