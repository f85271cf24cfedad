import { call, trialKind } from '@arara/contract';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { AppError } from '../errors.ts';
import { bindRoutes } from './bind.ts';
import type { CallerSession } from './caller.ts';
import { createHttp } from './create-http.ts';
import type { Gate } from './gate.ts';
import { createRateLimits } from './rate-limits.ts';
import { route } from './route.ts';

const open = call({
  name: 'open',
  summary: 'For anybody.',
  method: 'POST',
  path: '/api/open',
  module: 'COMM3',
  auth: 'none',
  sealed: true,
  body: z.strictObject({ amount: z.string().regex(/^\d+\.\d\d$/) }),
  value: z.object({ amount: z.string() }),
  errors: [],
});
const account = call({
  name: 'account',
  summary: 'For real accounts.',
  method: 'GET',
  path: '/api/account',
  auth: 'account',
  query: z.strictObject({ token: z.string().optional() }),
  value: z.null(),
  errors: [],
});
const optional = call({
  name: 'optional',
  summary: 'For anybody, and for members a little more.',
  method: 'GET',
  path: '/api/optional',
  auth: 'optional',
  value: z.boolean(),
  errors: [],
});
const leave = call({
  name: 'leave',
  summary: 'For sessions that wait for a new password too.',
  method: 'GET',
  path: '/api/leave',
  auth: 'session',
  beforePasswordChange: true,
  value: z.null(),
  errors: [],
});
const money = call({
  name: 'money',
  summary: 'Moves money.',
  method: 'POST',
  path: '/api/money',
  auth: 'session',
  idempotent: true,
  value: z.string(),
  errors: [],
});
const broken = call({
  name: 'broken',
  summary: 'Fails.',
  method: 'GET',
  path: '/api/broken',
  auth: 'none',
  limit: { by: 'address', points: 2, seconds: 60 },
  value: z.null(),
  errors: [],
});

const site = { maintenance: false, regionRestricted: false, moduleOn: true };
const session = {
  id: '1',
  playerId: 1n,
  merchant: 'arara',
  account: 'A1',
  currency: 'BRL',
  isAgent: 0,
};
const sessions: Record<string, CallerSession> = {
  member: { ...session, mustChangePassword: false },
  trial: { ...session, isAgent: trialKind, mustChangePassword: false },
  expired: { ...session, mustChangePassword: true },
};
const gate: Gate = {
  merchantOf: async (id) => (id === null || id === 'arara' ? 'arara' : null),
  siteStatus: async () => site,
  countryOf: () => null,
  moduleOn: async () => site.moduleOn,
  sessionOf: async (token) => sessions[token] ?? null,
  isLive: async () => true,
  studioSessionOf: async () => null,
  staffSessionOf: async () => null,
  staffMayWorkFrom: async () => true,
  unseal: async (jwe) => {
    if (jwe !== 'sealed') throw new AppError('sealed.invalid');
    return { amount: '1.00' };
  },
};

const languages = ['pt-BR', 'en'];
const app = await createHttp({
  log: pino({ level: 'silent' }),
  trustProxy: '',
  languages,
  message: (code, language) => `${language} ${code}`,
});

beforeAll(() => {
  bindRoutes(
    app,
    [
      route(open, async ({ body }) => body),
      route(account, async () => null),
      route(optional, async ({ caller }) => caller.session !== null),
      route(leave, async () => null),
      route(money, async ({ idempotencyKey }) => idempotencyKey),
      route(broken, async () => {
        throw new Error('secret detail');
      }),
    ],
    { gate, limits: createRateLimits(), languages },
  );
});
afterAll(() => app.close());

const post = (payload: string, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/open',
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  });

describe('every call', () => {
  it('answers its value in the envelope', async () => {
    const reply = await post('{"amount":"1.00"}');
    expect(reply.json()).toEqual({ success: true, value: { amount: '1.00' } });
  });

  const amounts = ['0', '-1.00', '1e3', '1.000', '٣.٠٠', 9007199254740993, null, {}];
  it.each(amounts)('refuses the amount %j and names the field', async (amount) => {
    const reply = await post(JSON.stringify({ amount }));
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({
      success: false,
      errorCode: 'request.invalid',
      field: 'amount',
      message: 'pt-BR request.invalid',
    });
  });

  it('refuses a field that it does not know, by its name', async () => {
    const reply = await post('{"amount":"1.00","admin":true}');
    expect(reply.json()).toMatchObject({ errorCode: 'request.invalid', field: 'admin' });
  });

  it.each(['{"amount":', '[', '{"__proto__":{}}', 'null x'])(
    'refuses the body %s',
    async (body) => {
      const reply = await post(body);
      expect([reply.statusCode, reply.json().errorCode]).toEqual([400, 'request.malformed']);
    },
  );

  it('refuses a body beyond 64 KiB', async () => {
    const reply = await post(`{"amount":"${'1'.repeat(70_000)}"}`);
    expect([reply.statusCode, reply.json().errorCode]).toEqual([413, 'request.too.large']);
  });

  it('refuses a content type that it does not read', async () => {
    const reply = await post('<a/>', { 'content-type': 'application/xml' });
    expect([reply.statusCode, reply.json().errorCode]).toEqual([415, 'request.media.type']);
  });

  it('refuses an unknown merchant', async () => {
    const reply = await post('{"amount":"1.00"}', { merchant: 'nobody' });
    expect([reply.statusCode, reply.json().errorCode]).toEqual([400, 'merchant.unknown']);
  });

  it('speaks the language of the caller', async () => {
    const reply = await post('{}', { language: 'EN' });
    expect(reply.json().message).toBe('en request.invalid');
  });

  it('opens a sealed body and refuses one that does not open', async () => {
    const jose = { 'content-type': 'application/jose' };
    expect((await post('sealed', jose)).json().success).toBe(true);
    expect((await post('other', jose)).json().errorCode).toBe('sealed.invalid');
  });

  it('answers 404 in the envelope for an address that does not exist', async () => {
    const reply = await app.inject({ url: '/wps/nothing' });
    expect([reply.statusCode, reply.json().errorCode]).toEqual([404, 'route.not.found']);
  });

  it('refuses what no text may hold in an address too', async () => {
    const reply = await app.inject({ url: '/api/optional?game=%00' });
    expect([reply.statusCode, reply.json().errorCode]).toEqual([400, 'request.malformed']);
  });

  it('says nothing about what broke, and counts the caller', async () => {
    const first = await app.inject({ url: '/api/broken' });
    expect([first.statusCode, first.json().errorCode]).toEqual([500, 'server.error']);
    expect(first.body).not.toContain('secret');
    await app.inject({ url: '/api/broken' });
    const third = await app.inject({ url: '/api/broken' });
    expect([third.statusCode, third.json().errorCode]).toEqual([429, 'rate.limited']);
    expect(Number(third.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('closed doors', () => {
  it('tells a module that is off', async () => {
    site.moduleOn = false;
    const reply = await post('{"amount":"1.00"}');
    site.moduleOn = true;
    expect([reply.statusCode, reply.json().errorCode]).toEqual([403, 'function.not.available']);
  });

  it('tells maintenance and regions', async () => {
    site.maintenance = true;
    expect((await post('{}')).json().errorCode).toBe('system.maintenance');
    site.maintenance = false;
    site.regionRestricted = true;
    expect((await post('{}')).statusCode).toBe(451);
    site.regionRestricted = false;
  });
});

describe('who may call', () => {
  const get = (authorization?: string, query = '') =>
    app.inject({
      url: `/api/account${query}`,
      headers: authorization === undefined ? {} : { authorization },
    });

  it.each([
    [undefined, 401, 'session.missing'],
    ['dead', 401, 'session.expired'],
    ['trial', 403, 'in_need_true_account'],
    ['expired', 403, 'password.change.required'],
  ])('refuses the token %s with %i %s', async (token, status, code) => {
    const reply = await get(token);
    expect([reply.statusCode, reply.json().errorCode]).toEqual([status, code]);
  });

  it('lets a password be changed first where the call says so, and knows nobody elsewhere', async () => {
    const as = async (url: string, authorization: string) =>
      (await app.inject({ url, headers: { authorization } })).json();
    expect(await as('/api/leave', 'expired')).toEqual({ success: true, value: null });
    expect(await as('/api/optional', 'member')).toEqual({ success: true, value: true });
    expect(await as('/api/optional', 'expired')).toEqual({ success: true, value: false });
  });

  it('accepts a bare token, a Bearer token and the token of a GET', async () => {
    expect((await get('member')).statusCode).toBe(200);
    expect((await get('Bearer member')).statusCode).toBe(200);
    expect((await get(undefined, '?token=member')).statusCode).toBe(200);
  });

  it('asks for an idempotency key where money moves', async () => {
    const send = (key?: string) =>
      app.inject({
        method: 'POST',
        url: '/api/money',
        headers: {
          authorization: 'member',
          ...(key === undefined ? {} : { 'idempotency-key': key }),
        },
      });
    expect((await send()).json().errorCode).toBe('idempotency.key.missing');
    expect((await send('x y')).json().errorCode).toBe('idempotency.key.missing');
    expect((await send('a-good-key')).json()).toEqual({ success: true, value: 'a-good-key' });
  });
});

describe('other origins', () => {
  const preflight = (url: string) =>
    app.inject({
      method: 'OPTIONS',
      url,
      headers: { origin: 'null', 'access-control-request-method': 'POST' },
    });

  it('may ask for what the game frame asks for, and for nothing of the site', async () => {
    const open = await preflight('/studio/v1/rounds');
    expect(open.headers['access-control-allow-origin']).toBe('*');
    expect(open.headers['access-control-allow-credentials']).toBeUndefined();
    const closed = await preflight('/api/cashier/deposits');
    expect(closed.headers['access-control-allow-origin']).toBeUndefined();
  });
});
