import { transaction } from '@arara/postgres';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Amount } from '../bank/amount.ts';
import { openCharges } from '../bank/charges.ts';
import { PayBody, payAsCustomer } from '../bank/customer.ts';
import { lastPayments, refundsOf } from '../bank/payments.ts';
import { lastPayouts, returnPayout } from '../bank/payouts.ts';
import { recallPayment } from '../bank/recall.ts';
import { readSwitches, Switches, writeSwitches } from '../bank/switches.ts';
import { bankPage } from './bank-page.ts';
import type { BankPage } from './bank-page.ts';
import { layout, pageHeaders } from './layout.ts';
import type { PageDeps } from './page-deps.ts';
import { textsFor } from './texts.ts';
import type { TextKey, Texts } from './texts.ts';

type Told = BankPage['told'];

/** Without an amount everything that is left is taken back. */
const RecallBody = z.object({ id: z.string().max(64), amount: Amount.optional() });

/** The page of the bank and what its buttons do. */
export function registerBankPage(app: FastifyInstance, { pool, clock, poke }: PageDeps): void {
  async function show(request: FastifyRequest, reply: FastifyReply, told: Told, status = 200) {
    const texts = textsFor(request.headers['accept-language']);
    const payments = await lastPayments(pool);
    const page: BankPage = {
      charges: await openCharges(pool, clock.now()),
      payments,
      refunds: await refundsOf(
        pool,
        payments.map((payment) => payment.end_to_end_id),
      ),
      payouts: await lastPayouts(pool),
      switches: await readSwitches(pool),
      told,
    };
    const body = layout(texts, 'bank', texts('nav.bank'), bankPage(texts, page));
    return reply.status(status).headers(pageHeaders).send(body);
  }

  const notPossible = (request: FastifyRequest, reply: FastifyReply) =>
    show(request, reply, { good: false, text: textsOf(request)('fault.not.possible') }, 409);

  app.get('/sandbox/bank', async (request, reply) => show(request, reply, paidBefore(request)));

  app.post('/sandbox/bank/pay', async (request, reply) => {
    const body = PayBody.safeParse(withDecimalPoint(request.body));
    const result = body.success
      ? await payAsCustomer(pool, clock, body.data)
      : { ok: false as const, fault: 'request.invalid' as const };
    if (!result.ok) {
      const text = textsOf(request)(`fault.${result.fault}` as TextKey);
      return show(request, reply, { good: false, text }, 422);
    }
    poke();
    const { amount, end_to_end_id: id } = result.payment;
    return reply.redirect(`/sandbox/bank?paid=${id}&centavos=${amount}`, 303);
  });

  app.post('/sandbox/bank/return', async (request, reply) => {
    const texts = textsOf(request);
    const done = await transaction(pool, (tx) =>
      returnPayout(tx, idIn(request.body), texts('payouts.return.reason'), clock.now()),
    );
    if (done === null) return notPossible(request, reply);
    poke();
    return reply.redirect('/sandbox/bank', 303);
  });

  app.post('/sandbox/bank/recall', async (request, reply) => {
    const body = RecallBody.safeParse(withDecimalPoint(request.body));
    if (!body.success) return notPossible(request, reply);
    const { id, amount = null } = body.data;
    const done = await transaction(pool, (tx) => recallPayment(tx, id, amount, clock.now()));
    if (done === null) return notPossible(request, reply);
    poke();
    return reply.redirect('/sandbox/bank', 303);
  });

  app.post('/sandbox/bank/switches', async (request, reply) => {
    const change = Switches.partial().safeParse(request.body ?? {});
    if (!change.success) return notPossible(request, reply);
    const switches = await writeSwitches(pool, change.data);
    if (request.headers['content-type']?.startsWith('application/json') === true) {
      return { success: true, value: switches };
    }
    return reply.redirect('/sandbox/bank', 303);
  });
}

function textsOf(request: FastifyRequest): Texts {
  return textsFor(request.headers['accept-language']);
}

/** The message after a payment survives a reload without paying again. */
function paidBefore(request: FastifyRequest): Told {
  const { paid, centavos } = request.query as { paid?: unknown; centavos?: unknown };
  if (typeof paid !== 'string' || !/^[A-Za-z0-9]{32}$/.test(paid)) return null;
  if (typeof centavos !== 'string' || !/^\d{1,15}$/.test(centavos)) return null;
  const texts = textsOf(request);
  return { good: true, text: texts('paid', { amount: texts.amount(BigInt(centavos)), id: paid }) };
}

/** People write 50,00; the bank reads 50.00. */
function withDecimalPoint(body: unknown): unknown {
  const { amount, ...rest } = (body ?? {}) as Record<string, unknown>;
  if (typeof amount !== 'string' || !amount.includes(',')) return body;
  return { ...rest, amount: amount.trim().replaceAll('.', '').replace(',', '.') };
}

function idIn(body: unknown): string {
  const { id } = (body ?? {}) as { id?: unknown };
  return typeof id === 'string' ? id.slice(0, 64) : '';
}
