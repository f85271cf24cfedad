import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import { isSignature, signatureOf } from '../vendor/signature.ts';
import type { PurseSwitch } from './chaos.ts';
import { codes } from './purses.ts';
import type { Carried, Order, Purses } from './purses.ts';

const Minor = z.string().regex(/^[1-9]\d{0,15}$/);
const Player = { player_id: z.string().min(1).max(64), currency: z.string().length(3) };
const request = { request_id: z.string().max(64) };
const PlayerBody = z.strictObject({ ...request, ...Player });
const OrderBody = z.strictObject({
  ...request,
  ...Player,
  reference: z.string().min(1).max(64),
  amount: Minor,
  valid_until: z.int(),
});
const ListBody = z.strictObject({
  ...request,
  from: z.int(),
  until: z.int(),
  after: z.string().max(64),
});

export interface OperatorDeps {
  readonly purses: Purses;
  readonly chaos: PurseSwitch;
  readonly secret: string;
  readonly clock: Clock;
  readonly onError: (error: unknown) => void;
  /** How long it hangs, and how late is late. */
  readonly hangMs: number;
  readonly lateMs: number;
}

const staleSeconds = 300;
const badRequest = 1204;

type Reply = Record<string, unknown> & { readonly code: number };

/** The questions of the operator to purses: docs/vendor-protocol.md, "Vendors with a purse". */
export function registerOperatorRoutes(app: FastifyInstance, deps: OperatorDeps): void {
  const { purses, chaos } = deps;

  const on = <T extends z.ZodType>(
    path: string,
    schema: T,
    answer: (body: z.output<T>, reply: FastifyReply) => Promise<Reply | null>,
  ): void => {
    app.post(`/v1/purse/${path}`, async (incoming, reply) => {
      if (!isFromOperator(deps, incoming)) return reply.status(401).send({ refused: 401 });
      const body = schema.safeParse(incoming.body);
      const said = body.success ? await answer(body.data, reply) : { code: badRequest };
      if (said === null) return hangUp(incoming, reply);
      return send(deps, incoming, reply, said);
    });
  };

  const purseOf = (balance: bigint | null): Reply =>
    balance === null ? { code: codes.noPurse } : { code: 0, balance: String(balance) };
  on('open', PlayerBody, async (body) => purseOf(await purses.open(body.player_id, body.currency)));
  on('balance', PlayerBody, async (body) =>
    purseOf(await purses.balance(body.player_id, body.currency)),
  );
  on('deposit', OrderBody, (body) => carryOut(deps, orderOf(body, 'deposit')));
  on('withdraw', OrderBody, (body) => carryOut(deps, orderOf(body, 'withdraw')));
  on('transfer-status', OrderBody, async ({ reference }) => {
    if (chaos.strikes('silent')) return null;
    const known = await purses.find(reference);
    if (known === null) return { code: 0, reference, state: 'NONE' };
    const { amount, currency, refused } = known;
    const state = refused === null ? 'APPLIED' : 'REFUSED';
    return { code: 0, reference, amount: String(amount), currency, state };
  });
  on('transfers', ListBody, async ({ from, until, after }) => {
    const rows = await purses.list(new Date(from), new Date(until), after);
    const transfers = rows.map(({ refused: _refused, amount, ...row }) => ({
      ...row,
      amount: String(amount),
    }));
    return { code: 0, transfers };
  });
}

function orderOf(body: z.output<typeof OrderBody>, direction: Order['direction']): Order {
  return {
    playerId: body.player_id,
    currency: body.currency,
    reference: body.reference,
    direction,
    amount: BigInt(body.amount),
    validUntil: body.valid_until,
  };
}

/** Null: nobody is answered. */
async function carryOut(deps: OperatorDeps, order: Order): Promise<Reply | null> {
  const { purses, chaos } = deps;
  if (chaos.strikes('hangs')) {
    await sleep(deps.hangMs, undefined, { ref: false });
    return null;
  }
  if (chaos.strikes('refuses')) return { code: 1101, reference: order.reference };
  if (chaos.strikes('late')) {
    void sleep(deps.lateMs).then(() => purses.carryOut(order).catch(deps.onError));
    return null;
  }
  const carried = chaos.strikes('twice')
    ? (await Promise.all([purses.carryOut(order), purses.carryOut(order)]))[1]
    : await purses.carryOut(order);
  if (chaos.strikes('lost')) return null;
  const reply = replyOf(order, carried);
  return chaos.strikes('wrong') ? { ...reply, amount: String(order.amount + 1n) } : reply;
}

function replyOf({ reference, amount, currency }: Order, { code, balance }: Carried): Reply {
  if (code !== 0) return { code, reference, balance: String(balance) };
  return {
    code,
    reference,
    amount: String(amount),
    currency,
    state: 'APPLIED',
    balance: String(balance),
  };
}

function isFromOperator({ secret, clock }: OperatorDeps, incoming: FastifyRequest): boolean {
  const { 'x-timestamp': timestamp, 'x-nonce': nonce, 'x-signature': claimed } = incoming.headers;
  const age = Math.abs(clock.now().getTime() / 1000 - Number(timestamp));
  if (!(age <= staleSeconds)) return false;
  const covered = {
    timestamp: String(timestamp),
    nonce: String(nonce),
    method: 'POST',
    path: incoming.url,
  };
  const expected = signatureOf(secret, covered, JSON.stringify(incoming.body));
  return isSignature(String(claimed), expected);
}

/** The reply bears our signature over its body and the operator's nonce. */
function send(
  { secret, clock }: OperatorDeps,
  incoming: FastifyRequest,
  reply: FastifyReply,
  said: Reply,
): FastifyReply {
  const body = JSON.stringify(said);
  const timestamp = String(Math.floor(clock.now().getTime() / 1000));
  const nonce = String(incoming.headers['x-nonce']);
  const covered = { timestamp, nonce, method: 'POST', path: incoming.url };
  return reply
    .headers({
      'content-type': 'application/json',
      'x-timestamp': timestamp,
      'x-nonce': nonce,
      'x-signature': signatureOf(secret, covered, body),
    })
    .send(body);
}

/** As a line that breaks: no status, no words. */
function hangUp(incoming: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.hijack();
  incoming.raw.socket.destroy();
  return reply;
}
