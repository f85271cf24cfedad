import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { amountText } from '../bank/amount.ts';
import { PayBody, payAsCustomer } from '../bank/customer.ts';
import { lastMessages } from '../outbox/messages.ts';
import { browserPath } from '../identity/access.ts';
import { registerCaptcha } from '../identity/captcha.ts';
import { registerAuthorize } from '../identity/authorize-page.ts';
import { registerPhone } from '../identity/phone.ts';
import { registerPlaces } from '../places/place-routes.ts';
import { registerBankPage } from './bank-routes.ts';
import { registerBeaconPage } from './beacon-page.ts';
import { layout, pageHeaders } from './layout.ts';
import { outboxPage } from './outbox-page.ts';
import { textsFor } from './texts.ts';
import type { PageDeps } from './page-deps.ts';

/** Routes under `/sandbox` for the main server; they exist only where the role is on. */
export function createSandboxPlugin(deps: PageDeps) {
  return async function sandboxPlugin(app: FastifyInstance): Promise<void> {
    app.get('/sandbox', (_request, reply) => reply.redirect('/sandbox/bank'));
    registerPay(app, deps);
    registerOutbox(app, deps);
    registerBankPage(app, deps);
    registerBeaconPage(app, deps);
    registerPlaces(app, deps.houses);
    const { pool: db, clock, keys } = deps;
    registerAuthorize(app, { db, clock });
    registerCaptcha(app, browserPath, { db, clock });
    registerPhone(app, browserPath, { db, clock, keys });
  };
}

function registerPay(app: FastifyInstance, { pool, clock, poke }: PageDeps): void {
  app.post('/sandbox/pix/pay', async (request, reply) => {
    const body = PayBody.safeParse(request.body);
    if (!body.success) return refuse(request, reply, 'request.invalid');
    const result = await payAsCustomer(pool, clock, body.data);
    if (!result.ok) return refuse(request, reply, result.fault);
    const { payment } = result;
    poke();
    return {
      success: true,
      value: {
        endToEndId: payment.end_to_end_id,
        txid: payment.txid,
        amount: amountText(payment.amount),
        paidAt: payment.paid_at.toISOString(),
      },
    };
  });
}

type Fault = 'request.invalid' | 'charge.not.found' | 'payer.invalid' | 'amount.invalid';
const statusOf = {
  'request.invalid': 400,
  'charge.not.found': 404,
  'payer.invalid': 422,
  'amount.invalid': 422,
} as const satisfies Record<Fault, number>;

/** The envelope of the house, without its catalogue: these codes exist in the sandbox only. */
function refuse(request: FastifyRequest, reply: FastifyReply, fault: Fault): FastifyReply {
  const texts = textsFor(request.headers['accept-language']);
  return reply.status(statusOf[fault]).send({
    success: false,
    errorCode: `sandbox.${fault}`,
    message: texts(`fault.${fault}`),
    requestId: request.id,
  });
}

function registerOutbox(app: FastifyInstance, { pool }: PageDeps): void {
  app.get('/sandbox/outbox', async (request, reply) => {
    const { to } = request.query as { to?: unknown };
    const recipient = typeof to === 'string' ? to.slice(0, 254) : '';
    const messages = await lastMessages(pool, recipient === '' ? null : recipient);
    if (request.headers.accept?.includes('text/html') === true) {
      const texts = textsFor(request.headers['accept-language']);
      const body = outboxPage(texts, recipient, messages);
      return reply.headers(pageHeaders).send(layout(texts, 'outbox', texts('outbox.title'), body));
    }
    return {
      success: true,
      value: {
        messages: messages.map((message) => ({
          id: String(message.id),
          channel: message.channel,
          to: message.recipient,
          subject: message.subject,
          text: message.body,
          at: message.at.toISOString(),
        })),
      },
    };
  });
}
