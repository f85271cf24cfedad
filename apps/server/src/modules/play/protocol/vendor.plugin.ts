import {
  vendorAuthenticateCall,
  vendorBalanceCall,
  vendorBetCall,
  vendorPlayCall,
  vendorRollbackCall,
  vendorRoundCloseCall,
  vendorTxStatusCall,
  vendorWinCall,
} from '@arara/contract';
import type { Call } from '@arara/contract';
import { isBusy } from '@arara/postgres';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Counter } from 'prom-client';
import type { CallConfig } from '../../../platform/http/http.metrics.ts';
import { answering } from '../../../platform/hurry.ts';
import { httpStatusOf } from '../play.codes.ts';
import type { PlayDeps } from '../play.deps.ts';
import type { VendorHealth } from '../health/vendor-health.ts';
import type { Handler, WalletProtocol } from '../play.protocol.ts';
import { refusal } from '../play.reply.ts';
import type { ReplyBase } from '../play.reply.ts';
import { useNonce } from '../commands/use-nonce.ts';
import { admit } from './admit.ts';
import type { Admitted } from './admit.ts';
import type { Bulkhead } from './bulkhead.ts';
import { readBody } from './read-body.ts';
import type { Seat, Seats } from './seats.ts';
import { sign } from './signature.ts';

const bodyBytesMax = 64 * 1024;
const calls: readonly (readonly [Call, keyof WalletProtocol])[] = [
  [vendorAuthenticateCall, 'authenticate'],
  [vendorBalanceCall, 'balance'],
  [vendorBetCall, 'bet'],
  [vendorWinCall, 'win'],
  [vendorPlayCall, 'play'],
  [vendorRollbackCall, 'rollback'],
  [vendorRoundCloseCall, 'roundClose'],
  [vendorTxStatusCall, 'txStatus'],
];

export interface VendorPluginOptions {
  readonly deps: PlayDeps;
  readonly protocol: WalletProtocol;
  readonly bulkhead: Bulkhead;
  readonly seats: Seats;
  readonly log: Logger;
  readonly replies: Counter;
  readonly health: Pick<VendorHealth, 'count'>;
}

/** `/vendor/v1/wallet`: raw bodies, signatures both ways, the protocol's own answers and codes. */
export function vendorPlugin(options: VendorPluginOptions) {
  return async (app: FastifyInstance): Promise<void> => {
    await app.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      // A logger of its own for each request would cost more than checking its signature.
      scope.setChildLoggerFactory((logger) => logger);
      scope.addContentTypeParser(
        '*',
        { parseAs: 'buffer', bodyLimit: bodyBytesMax },
        (_request, body, done) => done(null, body),
      );
      scope.setErrorHandler((error, _request, reply) => answerUnread(error, reply, options));
      scope.addHook('onRequest', (_request, _reply, done) => answering('vendor', done));
      for (const [call, name] of calls) {
        const handler = options.protocol[name] as Handler<Call>;
        const config: CallConfig = { call: call.name };
        scope.post(call.path, { config }, (request, reply) =>
          answer({ ...options, call, handler, name, began: performance.now() }, request, reply),
        );
      }
    });
  };
}

type Bound = VendorPluginOptions & {
  call: Call;
  handler: Handler<Call>;
  name: string;
  /** When the request was whole, by the clock of the process. */
  began: number;
};

async function answer(bound: Bound, request: FastifyRequest, reply: FastifyReply) {
  const { deps, bulkhead, seats } = bound;
  const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  const admission = await admit(request, raw, deps.vendors, deps.clock.now());
  if (!admission.ok) {
    const body = refusal(admission.refusal, null, deps.clock.now());
    return send(bound, reply, admission.signed, body);
  }
  const { admitted } = admission;
  const { id } = admitted.key.vendor;
  if (!bulkhead.enter(id)) return tooMany(bound, reply, admitted);
  try {
    const given = seats.take(id);
    const seat = given instanceof Promise ? await given : given;
    if (seat === null) return tooMany(bound, reply, admitted);
    try {
      return send(bound, reply, admitted, await run(bound, admitted, raw, request, seat));
    } finally {
      seat.leave();
    }
  } finally {
    bulkhead.leave(id);
  }
}

/** Nothing was looked at: the vendor has too much under way. */
function tooMany(bound: Bound, reply: FastifyReply, admitted: Admitted): FastifyReply {
  reply.header('retry-after', '1');
  const body = refusal('TEMPORARY', null, bound.deps.clock.now());
  return send(bound, reply, admitted, body, 429);
}

async function run(
  bound: Bound,
  { key, nonceDigest }: Admitted,
  raw: Buffer,
  request: FastifyRequest,
  seat: Seat,
): Promise<ReplyBase> {
  const { deps, call, handler, log } = bound;
  const ticket = { claim: deps.nextClaim(), nonce: nonceDigest, seat };
  const read = readBody(call, raw);
  const requestId = read.ok ? (read.body as { request_id: string }).request_id : read.requestId;
  try {
    if (read.ok) return (await handler(key.vendor, read.body, ticket)) as ReplyBase;
    const fresh = await useNonce(deps, ticket);
    if (!fresh) return refusal('REPLAYED_NONCE', requestId, deps.clock.now());
    const base = refusal('BAD_REQUEST', requestId, deps.clock.now());
    return read.field === null ? base : { ...base, message: `${base.message} (${read.field})` };
  } catch (error) {
    log.error({ err: error, requestId: request.id, call: call.name }, 'vendor call failed');
    const name = isBusy(error) ? 'TEMPORARY' : 'INTERNAL_UNKNOWN';
    return refusal(name, requestId, deps.clock.now());
  }
}

/** Sends a reply, signed with the key of the request and bound to it by its nonce. */
function send(
  { deps, name, replies, health, began }: Bound,
  reply: FastifyReply,
  admitted: Admitted | null,
  value: ReplyBase,
  status = httpStatusOf(value.code),
): FastifyReply {
  replies.inc({ call: name, code: value.code });
  const body = JSON.stringify(value);
  reply.status(status).header('content-type', 'application/json; charset=utf-8');
  if (admitted !== null) {
    const timestamp = String(Math.floor(deps.clock.now().getTime() / 1000));
    const { key, signed } = admitted;
    health.count(key.vendor.id, 'in', value.code, performance.now() - began);
    reply.header('x-key-id', key.keyId);
    reply.header('x-timestamp', timestamp);
    reply.header('x-nonce', signed.nonce);
    reply.header('x-signature', sign(key.secret, { ...signed, timestamp }, body));
  }
  return reply.send(body);
}

/** A body that was never read: too large, packed, cut off, or not sent at all. */
function answerUnread(error: unknown, reply: FastifyReply, { deps, log }: VendorPluginOptions) {
  const { status = 500, statusCode = status } = error as { status?: number; statusCode?: number };
  const isOurs = statusCode >= 500;
  if (isOurs) log.error({ err: error }, 'vendor call failed before it was read');
  const value = refusal(isOurs ? 'INTERNAL_UNKNOWN' : 'BAD_REQUEST', null, deps.clock.now());
  return reply
    .status(isOurs ? 500 : statusCode)
    .header('content-type', 'application/json; charset=utf-8')
    .send(JSON.stringify(value));
}
