import { isDeepStrictEqual } from 'node:util';
import { allCalls, isTolerant, reservedCalls } from '@arara/contract';
import type { Call } from '@arara/contract';
import { CompactEncrypt, importJWK } from 'jose';
import type { JWK } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Answer, Visitor } from './modules/identity/testing/visitor.ts';
import { partsOf } from './testing/parts-of.ts';
import { openWireProgram } from './testing/wire-program.ts';
import type { Wish, WireProgram } from './testing/wire-program.ts';

/**
 * Every call of section 7 of the specification, asked of the whole program as a client of such platforms
 * asks it. `tools/src/docs/calls.ts` holds the rows of docs/specification.md against the same contract.
 */
let program: WireProgram;

beforeAll(async () => {
  program = await openWireProgram();
}, 120_000);
afterAll(() => program?.close());

const wire = allCalls.filter((call) => isTolerant(call));
const named = (calls: readonly Call[]) => calls.map((call) => [call.name, call] as const);
const needsToken = ({ auth }: Call) => auth === 'session' || auth === 'account';
const closed = wire.filter((call) => needsToken(call));
const withoutHeaders = { merchant: '', language: '' };

type Sent = Wish & { readonly as?: 'nobody' | 'bearer' | 'query' };

/** Asks a call; `as` says how it is known who asks. */
function ask(one: Call, call: Visitor, { as, ...wish }: Sent): Promise<Answer> {
  const token = wish.token ?? program.token;
  const who = { token, merchantCode: 'arara', language: 'PT-BR', platform: 'html5-desktop' };
  const query = new URLSearchParams({ ...(as === 'query' ? who : {}), ...wish.query }).toString();
  const path = one.path.replaceAll(/:(\w+)/g, (_, name: string) => wish.params?.[name] ?? 'x');
  return call(query === '' ? path : `${path}?${query}`, {
    method: one.method,
    ...(wish.body === undefined ? {} : { body: wish.body }),
    ...(as !== undefined || !(needsToken(one) || one.auth === 'optional') ? {} : { token }),
    headers: {
      ...(as === 'bearer' ? { authorization: `Bearer ${token}` } : {}),
      ...(as === 'query' ? withoutHeaders : { device: 'WEB' }),
      ...wish.headers,
    },
  });
}

/** The faults of an answer against the contract. */
function faultsOf(one: Call, answer: Answer): unknown[] {
  const { status, success, errorCode, field, value, headers } = answer;
  if (status !== 200 || !success) return [status, errorCode, field];
  const parsed = one.value.safeParse(value);
  const absent = Object.keys(one.headers ?? {}).filter((name) => !headers[name.toLowerCase()]);
  return [
    ...(parsed.error?.issues ?? []),
    // Nothing is there that the contract does not name.
    ...(isDeepStrictEqual(parsed.data, value) ? [] : ['more than the contract has', value]),
    ...emptyLists(one, value),
    ...absent,
  ];
}

/** Lists with nothing to show. Nothing fills labels of members and rooms yet. */
function emptyLists(one: Call, answered: unknown): string[] {
  if (one.name === 'roomList') return [];
  const empty = [...partsOf(one.value, answered)].filter(
    ([, schema, value]) => schema instanceof z.ZodArray && (value as unknown[]).length === 0,
  );
  return empty.map(([place]) => place).filter((place) => !place.endsWith('.memberLabel'));
}

/** A body as a page seals it: to the key that the status publishes. */
async function sealed(call: Visitor, { body, ...wish }: Wish): Promise<Wish> {
  const { value } = await call('/wps/system/status');
  const { keys } = (value as unknown as { sealing: { keys: JWK[] } }).sealing;
  const [key] = keys;
  if (key === undefined) throw new Error('no key to seal to');
  const iat = Math.floor(program.kernel.clock.now().getTime() / 1_000);
  const text = JSON.stringify({ ...(body as object), iat, jti: crypto.randomUUID() });
  const jwe = await new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: String(key.kid) })
    .encrypt(await importJWK(key, 'ECDH-ES'));
  return { ...wish, body: jwe, headers: { 'content-type': 'application/jose' } };
}

test('every call of the contract is asked here', () => {
  expect([...program.names].sort()).toEqual(wire.map(({ name }) => name).sort());
});

describe('a call with what the specification names', () => {
  test.each(named(wire))('%s answers the value of its contract, whole', async (name, one) => {
    const call = program.visitor();
    expect(faultsOf(one, await ask(one, call, await program.wish(name, call)))).toEqual([]);
  });

  test.each<[string, object]>([
    ['roomList', []],
    ['merchantWallet', { isSingle: false, wallets: [{ code: 'porto' }] }],
    [
      'consolidatedFunds',
      {
        wallets: [{ code: 'porto' }],
        dailysalreqtype: null,
        divtypereq: null,
        contracthoursalreq: null,
        realtimesalreqtype: null,
      },
    ],
    ['drawsOfGame', [{ result: '6 7 8 9 0' }, { result: '1 2 3 4 5' }]],
    ['vietnamMenus', [{ gameGroupCode: 'vietnam', gameMenus: expect.any(Array) }]],
    ['openedVietnam', [{ gameCode: 'vn-north', numero: expect.any(String) }]],
    ['favouriteIds', ['1001']],
    ['rankProgress', { turnover: '2.54', next: { turnover: expect.any(String) } }],
  ])('%s says %j', async (name, value) => {
    const one = wire.find((each) => each.name === name) as Call;
    const call = program.visitor();
    const answer = await ask(one, call, await program.wish(name, call));
    expect(answer.value).toMatchObject(value);
  });

  test.each(named(closed.filter(({ method }) => method === 'GET')))(
    '%s takes the token bare, as Bearer, and as a parameter beside merchant and language',
    async (name, one) => {
      const call = program.visitor();
      const wish = await program.wish(name, call);
      for (const as of ['bearer', 'query'] as const) {
        expect(faultsOf(one, await ask(one, call, { ...wish, as }))).toEqual([]);
      }
    },
  );

  test.each(named(wire.filter((one) => one.sealed === true)))(
    '%s takes its body sealed to the key that the status publishes',
    async (name, one) => {
      const call = program.visitor();
      expect(
        faultsOf(one, await ask(one, call, await sealed(call, await program.wish(name, call)))),
      ).toEqual([]);
    },
  );

  test.each(named(wire.filter(({ module }) => module !== undefined)))(
    '%s is refused while its module is off',
    async (_name, one) => {
      const { service } = program.modules.site;
      const call = program.visitor();
      await service.setModule('arara', one.module ?? '', false, 'test');
      const off = await ask(one, call, {});
      await service.setModule('arara', one.module ?? '', true, 'test');
      expect(off).toMatchObject({
        status: 403,
        success: false,
        errorCode: 'function.not.available',
        params: { module: one.module },
      });
    },
  );
});

describe('a call that wants a session', () => {
  test.each(named(closed))('%s says so to nobody, in the language asked for', async (name, one) => {
    const call = program.visitor();
    const { texts } = program.kernel;
    const inEnglish = (code: string, answer: Answer) =>
      expect(answer, name).toMatchObject({
        status: 401,
        success: false,
        errorCode: code,
        message: texts.text('en', 'errors', code),
      });
    const english = { headers: { language: 'EN' } };
    inEnglish('session.missing', await ask(one, call, { ...english, as: 'nobody' }));
    inEnglish('session.expired', await ask(one, call, { ...english, token: 'dead' }));
    const asked = await ask(one, call, {
      query: { language: 'EN' },
      headers: { language: '' },
      as: 'nobody',
    });
    if (one.method === 'GET') inEnglish('session.missing', asked);
  });
});

test.each(named(wire))('%s is for merchants that are known', async (_name, one) => {
  const call = program.visitor();
  const unknown = await ask(one, call, { headers: { merchant: 'nobody' } });
  expect(unknown).toMatchObject({ status: 400, errorCode: 'merchant.unknown', field: 'Merchant' });
});

test.each(reservedCalls.map((one) => [`${one.method} ${one.path}`, one] as const))(
  '%s is kept for what comes, and says that it is not available',
  async (_name, { method, path }) => {
    const answer = await program.visitor()(path, {
      method: method as Call['method'],
      token: program.token,
    });
    expect(answer).toMatchObject({ status: 403, errorCode: 'function.not.available' });
  },
);
