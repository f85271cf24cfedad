import { allCalls, commonErrors, isTolerant } from '@arara/contract';
import type { Call } from '@arara/contract';
import { propertyRuns } from '@arara/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { mutatedInput, sloppyInput, validInput } from './testing/arbitrary-input.ts';
import { launchForGuest } from './testing/guest.ts';
import { signedInStaff } from './testing/staff-member.ts';
import { createTestProgram } from './testing/test-program.ts';
import type { TestProgram } from './testing/test-program.ts';

type Json = Record<string, unknown>;

/** In `npm test`; `npm run soak` asks many more, and others each time. */
const runsPerCall = 5;
const sloppyRuns = 2;
/** The right values for these calls end the session, or all that the member may do. */
const endsTheSession = new Set([
  'logout',
  'excludeAccount',
  'changePassword',
  'pauseAccount',
  'staffSignOut',
]);
const wire = allCalls.filter((call) => call.auth !== 'vendor');

/** Refusals of those who come no further than the door, whatever they ask. */
const door = new Set<unknown>([
  'session.missing',
  'session.expired',
  'rate.limited',
  'system.maintenance',
  'region.restricted',
]);
/** Calls whose broken input was looked at: a fuzz that is always turned away proves nothing. */
const reached = new Set<string>();

let program: TestProgram;
/** Of the call that is tried: each has a session of its own, so that none spends another's share. */
let token: string | undefined;

beforeAll(async () => {
  program = await createTestProgram();
}, 120_000);
afterAll(() => program.close());

async function openSessionFor({ auth }: Call): Promise<void> {
  if (auth === 'none') token = undefined;
  else if (auth === 'staff') token = await comeIn();
  else token = auth === 'studio' ? await openGame() : await signIn();
}

/** A member of staff who may do everything at this brand. */
async function comeIn(): Promise<string> {
  const { kernel, modules } = program;
  const kit = { staff: modules.staff.service, clock: kernel.clock };
  const wish = { roles: ['owner'], brands: [kernel.config.MERCHANT] };
  return (await signedInStaff(kit, wish)).token;
}

async function signIn(): Promise<string> {
  const { identity } = program.modules;
  const { kernel } = program;
  const player = await identity.service.demoMember(kernel.config.MERCHANT);
  const code = await kernel.database.transaction((tx) =>
    identity.service.createSignInCode(tx, player),
  );
  const reply = await program.app.inject({
    method: 'POST',
    url: '/api/session/exchange',
    remoteAddress: address(),
    payload: { code },
    headers: { host: 'localhost' },
  });
  return reply.json<{ value: { token: string } }>().value.token;
}

/** A game of ours, opened with play money. */
async function openGame(): Promise<string> {
  const gameCode = 'boto-encantado';
  const { token: launchToken } = await launchForGuest(program, 'studio', gameCode);
  const reply = await program.app.inject({
    method: 'POST',
    url: '/studio/v1/sessions',
    remoteAddress: address(),
    payload: { launchToken, gameCode },
    headers: { host: 'localhost' },
  });
  return reply.json<{ value: { sessionToken: string } }>().value.sessionToken;
}

function schemaOf(schema: z.ZodType | undefined): Json | null {
  if (schema === undefined) return null;
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json;
}

/** A number of its own for each request, so that the fence against floods stays out of the way. */
let sent = 0;
function address(): string {
  sent += 1;
  return `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`;
}

/** The values that an address can carry of any value: a well-formed text. */
function textOf(value: unknown): string {
  if (value === null) return '';
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.toWellFormed();
}

async function send(call: Call, body: unknown, query: Json, params: Json) {
  const path = call.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(textOf(params[name] ?? 'x').slice(0, 60) || 'x'),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) search.set(name, textOf(value).slice(0, 300));
  return program.app.inject({
    method: call.method,
    url: search.size === 0 ? path : `${path}?${search}`,
    remoteAddress: address(),
    headers: {
      host: 'localhost',
      'content-type': 'application/json',
      'idempotency-key': `fuzz-${sent}-${call.name}`,
      ...(token === undefined ? {} : { authorization: token }),
    },
    ...(call.body === undefined ? {} : { payload: JSON.stringify(body) ?? '' }),
  });
}

/** True if the session outlived the request that was sent. */
async function sessionLives(): Promise<boolean> {
  const { statusCode } = await program.app.inject({
    url: '/wps/member/info',
    remoteAddress: address(),
    headers: { host: 'localhost', authorization: token },
  });
  return statusCode === 200;
}

/** Never a 500; always the envelope; a success fits its schema, a refusal is documented. */
function judge(call: Call, reply: Awaited<ReturnType<typeof send>>): void {
  const said = `${call.name} ${reply.statusCode} ${reply.body.slice(0, 400)}`;
  expect(reply.statusCode, said).not.toBe(500);
  const envelope = reply.json<Json>();
  if (!door.has(envelope['errorCode'])) reached.add(call.name);
  if (envelope['success'] === true) {
    const checked = call.value.safeParse(envelope['value']);
    expect(checked.success ? '' : checked.error.message, said).toBe('');
    return;
  }
  const documented = [...commonErrors, ...call.errors, 'route.not.found'];
  expect(documented, said).toContain(envelope['errorCode']);
  expect(envelope['message'], said).not.toBe(envelope['errorCode']);
}

function arbitraries(call: Call, make: (schema: Json) => fc.Arbitrary<unknown>) {
  const part = (schema: z.ZodType | undefined) => {
    const json = schemaOf(schema);
    return json === null ? fc.constant({}) : make(json);
  };
  return fc.tuple(part(call.body), part(call.query), part(call.params));
}

const asRecord = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};

/** The values that a client may choose freely: a house and a place in a list are known, or not there. */
function ofOurs(query: unknown): Json {
  const { merchantCode: _code, merchant: _merchant, cursor: _cursor, ...asked } = asRecord(query);
  return asked;
}

describe('the generated fuzz', () => {
  const calls = wire.filter(({ name }) => !endsTheSession.has(name));

  it.each(calls.map((call) => [call.name, call] as const))(
    '%s answers valid input with its value or a documented refusal',
    async (_name, call) => {
      await openSessionFor(call);
      await fc.assert(
        fc.asyncProperty(arbitraries(call, validInput), async ([body, query, params]) => {
          judge(call, await send(call, body, asRecord(query), asRecord(params)));
        }),
        propertyRuns(runsPerCall),
      );
    },
  );

  const readable = calls.filter(({ encoding }) => encoding !== 'multipart');

  it.each(readable.filter(isTolerant).map((call) => [call.name, call] as const))(
    '%s takes blanks, numbers for digits and what it does not know',
    async (_name, call) => {
      await openSessionFor(call);
      await fc.assert(
        fc.asyncProperty(arbitraries(call, sloppyInput), async ([body, query, params]) => {
          const reply = await send(call, body, ofOurs(query), asRecord(params));
          judge(call, reply);
          expect(reply.json<Json>()['errorCode'], reply.body).not.toBe('request.invalid');
        }),
        propertyRuns(sloppyRuns),
      );
    },
  );

  it.each(readable.filter((call) => !isTolerant(call)).map((call) => [call.name, call] as const))(
    '%s refuses what it does not know, and names it',
    async (_name, call) => {
      await openSessionFor(call);
      const more = (value: unknown): Json => ({ ...asRecord(value), unknownField: '1' });
      const odd = call.body === undefined ? call.query : call.body;
      if (odd === undefined) return;
      await fc.assert(
        fc.asyncProperty(arbitraries(call, validInput), async ([body, query, params]) => {
          const [asked, sent] = call.body === undefined ? [more(query), body] : [{}, more(body)];
          const reply = await send(call, sent, ofOurs(asked), asRecord(params));
          expect(reply.json<Json>(), reply.body).toMatchObject({ errorCode: 'request.invalid' });
        }),
        propertyRuns(sloppyRuns),
      );
    },
  );

  it.each(wire.map((call) => [call.name, call] as const))(
    '%s refuses broken input with a documented code',
    async (_name, call) => {
      await openSessionFor(call);
      reached.delete(call.name);
      await fc.assert(
        fc.asyncProperty(arbitraries(call, mutatedInput), async ([body, query, params]) => {
          judge(call, await send(call, body, asRecord(query), asRecord(params)));
        }),
        propertyRuns(runsPerCall),
      );
      if (call.auth !== 'none') expect([...reached]).toContain(call.name);
      const isMember = call.auth === 'session' || call.auth === 'account';
      if (isMember && call.name !== 'logout') expect(await sessionLives()).toBe(true);
    },
  );
});
