import { createSecretKey, randomBytes } from 'node:crypto';
import { allCalls } from '@arara/contract';
import type { Call } from '@arara/contract';
import { propertyRuns } from '@arara/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { walletCodes } from './modules/play/play.codes.ts';
import { sign } from './modules/play/protocol/signature.ts';
import { mutatedInput, validInput } from './testing/arbitrary-input.ts';
import { launchForGuest } from './testing/guest.ts';
import { createTestProgram } from './testing/test-program.ts';
import type { TestProgram } from './testing/test-program.ts';

type Json = Record<string, unknown>;

const runsPerCall = 15;
const vendor = 'sandbox';
const gameCode = 'dado-carioca';
const known = new Set<number>(Object.values(walletCodes).map(({ code }) => code));
const calls = allCalls
  .filter(({ auth }) => auth === 'vendor')
  .map((call) => [call.name, call] as const);

/** Calls of which at least one was accepted: a fuzz that is always refused proves little. */
const taken = new Set<string>();

let program: TestProgram;
let key: { keyId: string; secret: string };
/** The values that a vendor would send of a player who is there: half of the requests say it. */
let truth: Json;

beforeAll(async () => {
  program = await createTestProgram();
  const { play } = program.modules;
  await play.service.vendors.ensure({ code: vendor });
  const issued = await play.service.vendors.issueKey(vendor);
  if (issued === null) throw new Error('no key');
  key = issued;
  const { token, currency } = await launchForGuest(program, vendor, gameCode);
  const opened = await play.service.authenticate(vendor, {
    request_id: 'open',
    launch_token: token,
    game_code: gameCode,
  });
  if (opened.code !== 0) throw new Error(opened.message);
  const { session_token, player_id } = opened;
  truth = {
    session_token,
    player_id,
    game_code: gameCode,
    currency,
    round_id: 'fuzz-1',
    amount: 100,
  };
}, 120_000);
afterAll(() => program.close());

async function send({ path }: Call, body: string | Buffer, headers: Record<string, string> = {}) {
  const timestamp = String(Math.floor(Date.now() / 1_000));
  const nonce = randomBytes(16).toString('hex');
  const secret = createSecretKey(Buffer.from(key.secret));
  const signed = { timestamp, nonce, method: 'POST', path };
  return program.app.inject({
    method: 'POST',
    url: path,
    headers: {
      'content-type': 'application/json',
      'x-key-id': key.keyId,
      'x-timestamp': timestamp,
      'x-nonce': nonce,
      'x-signature': sign(secret, signed, body),
      ...headers,
    },
    payload: body,
  });
}

/** A business answer with a code of the protocol, whatever was signed; never a 500. */
function judge(call: Call, reply: Awaited<ReturnType<typeof send>>, sent: unknown): void {
  const said = `${call.name} ${reply.statusCode} ${reply.body.slice(0, 300)} to ${String(sent).slice(0, 300)}`;
  expect(reply.statusCode, said).toBe(200);
  const value = reply.json<{ code: number }>();
  const checked = call.value.safeParse(value);
  expect(checked.success ? '' : checked.error.message, said).toBe('');
  expect(known.has(value.code), said).toBe(true);
  if (value.code === 0) taken.add(call.name);
  expect(reply.headers['x-signature'], said).toMatch(/^v1=/);
}

const schemaOf = (call: Call) =>
  z.toJSONSchema(call.body ?? z.object(), { io: 'input', unrepresentable: 'any' }) as Json;

/** The same body, with what is true about the player in the places that it has. */
function withTruth(body: unknown, schema: Json): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const names = Object.keys(schema['properties'] ?? {});
  const told = Object.entries(truth).filter(([name]) => names.includes(name) && name in body);
  return { ...body, ...Object.fromEntries(told) };
}

describe.each(calls)('%s', (_name, call) => {
  const schema = schemaOf(call);
  const property = (make: (schema: Json) => fc.Arbitrary<unknown>) =>
    fc.asyncProperty(make(schema), fc.boolean(), async (body, honest) => {
      const text = JSON.stringify(honest ? withTruth(body, schema) : body) ?? '';
      judge(call, await send(call, text), text);
    });

  it('answers what is right, rightly signed, by the protocol', () =>
    fc.assert(property(validInput), propertyRuns(runsPerCall)));

  it('answers what is wrong, rightly signed, by the protocol', () =>
    fc.assert(property(mutatedInput), propertyRuns(runsPerCall)));

  it('answers bytes that are no JSON, rightly signed, by the protocol', () =>
    fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 64 }), async (bytes) => {
        const body = Buffer.from(bytes);
        judge(call, await send(call, body), body.toString('hex'));
      }),
      propertyRuns(runsPerCall),
    ));
});

it('a body that is packed is not read, and said so in the words of the protocol', async () => {
  const [, balance] = calls.find(([name]) => name === 'vendorBalance') ?? [];
  if (balance === undefined) throw new Error('no balance');
  const { session_token, player_id, currency } = truth;
  const body = JSON.stringify({ request_id: 'packed', session_token, player_id, currency });
  const packed = await send(balance, body, { 'content-encoding': 'gzip' });
  expect([packed.statusCode, packed.json()]).toMatchObject([
    415,
    { code: 1204, message: 'BAD_REQUEST' },
  ]);
  expect((await send(balance, body)).json()).toMatchObject({ code: 0 });
});

it('got past the door', () => {
  for (const name of ['vendorBalance', 'vendorBet', 'vendorWin', 'vendorRollback']) {
    expect([...taken]).toContain(name);
  }
});
