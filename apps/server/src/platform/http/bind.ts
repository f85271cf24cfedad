import { isTolerant, readTolerantly } from '@arara/contract';
import type { Call } from '@arara/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import { authenticate } from './authenticate.ts';
import type { Caller } from './caller.ts';
import { successJson } from './envelope.ts';
import type { CallConfig } from './http.metrics.ts';
import { closedRetrySeconds } from './gate.ts';
import type { Gate } from './gate.ts';
import type { RateLimits } from './rate-limits.ts';
import { PreparedValue } from './route.ts';
import type { AnyRoute } from './route.ts';
import { requireNetwork, requirePermission } from './permit.ts';
import { refusePoison } from './poison.ts';
import { readCaller, tokenOf } from './read-caller.ts';
import { validate } from './validate.ts';

interface Binding {
  readonly gate: Gate;
  readonly limits: RateLimits;
  readonly languages: readonly string[];
}

const idempotencyKeyPattern = /^[A-Za-z0-9._:-]{8,100}$/;

/** Registers routes so that each runs the same checks, in the same order, before its handler. */
export function bindRoutes(app: FastifyInstance, routes: readonly AnyRoute[], binding: Binding) {
  for (const { call, handler } of routes) {
    const run = handler as (input: unknown) => Promise<unknown>;
    app.route({
      method: call.method,
      url: call.path,
      config: { call: call.name } satisfies CallConfig,
      handler: async (request, reply) => {
        const caller = await admit(call, request, reply, binding);
        const value = await run(await readInput(call, request, reply, caller, binding));
        const json = value instanceof PreparedValue ? value.json : JSON.stringify(value ?? null);
        reply.header('content-type', 'application/json; charset=utf-8');
        reply.header('cache-control', 'no-store');
        return reply.send(successJson(json));
      },
    });
  }
}

/** Merchant, rate, site status, module, session, permission, network: the order in which a refusal is told. */
async function admit(
  call: Call,
  request: FastifyRequest,
  reply: FastifyReply,
  binding: Binding,
): Promise<Caller> {
  const { gate, limits } = binding;
  const caller = await readCaller(request, reply, gate, binding.languages);
  const arrival = { address: caller.address, token: tokenOf(request) };
  await limits.arrive(call, arrival);
  if (call.alwaysOpen !== true) await refuseWhenClosed(caller, gate);
  if (call.module !== undefined && !(await gate.moduleOn(caller.merchant, call.module))) {
    throw new AppError('function.not.available', { params: { module: call.module } });
  }
  const signed = await authenticate(call, arrival.token, caller, binding);
  requirePermission(call, signed);
  await requireNetwork(call, signed, gate);
  // One person of the house has one share, in however many sessions.
  const person = signed.staff == null ? undefined : `staff:${signed.staff.id}`;
  const session = signed.session?.id ?? signed.studio?.id ?? person;
  if (session !== undefined) await limits.welcome(call, arrival, session);
  return signed;
}

async function refuseWhenClosed(caller: Caller, gate: Gate): Promise<void> {
  const status = await gate.siteStatus(caller.merchant, caller.address);
  if (status.maintenance) {
    throw new AppError('system.maintenance', { retryAfterSeconds: closedRetrySeconds });
  }
  if (status.regionRestricted) throw new AppError('region.restricted');
}

async function readInput(
  call: Call,
  request: FastifyRequest,
  reply: FastifyReply,
  caller: Caller,
  { gate }: Binding,
) {
  const body = await bodyOf(call, request, gate);
  for (const input of [request.params, request.query, body]) refusePoison(input);
  const idempotencyKey = keyOf(call, request, body);
  const read = isTolerant(call) ? readTolerantly : undefined;
  return {
    params: validate(call.params, request.params, 'params'),
    query: validate(call.query, request.query, 'query', read),
    body: validate(call.body, body, 'body', read),
    caller,
    idempotencyKey,
    request,
    reply,
  };
}

/** The key of a write; to a tolerant call it may come as a field of the body instead. */
function keyOf(call: Call, { headers }: FastifyRequest, body: unknown): string {
  const sent = isTolerant(call) ? (body as { idempotencyKey?: unknown } | null | undefined) : null;
  const key = headers['idempotency-key'] ?? sent?.idempotencyKey;
  if (typeof key === 'string' && idempotencyKeyPattern.test(key)) return key;
  if (call.idempotent !== true) return '';
  throw new AppError('idempotency.key.missing', { field: 'Idempotency-Key' });
}

/** A sealed body arrives as text of type application/jose; it opens to the same JSON. */
async function bodyOf(call: Call, request: FastifyRequest, gate: Gate): Promise<unknown> {
  const type = request.headers['content-type'] ?? '';
  if (!type.startsWith('application/jose')) return request.body;
  if (call.sealed !== true || typeof request.body !== 'string') {
    throw new AppError('request.media.type');
  }
  return gate.unseal(request.body);
}
