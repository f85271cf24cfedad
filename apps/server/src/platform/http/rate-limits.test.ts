import { call } from '@arara/contract';
import { pino } from 'pino';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { bindRoutes } from './bind.ts';
import { createHttp } from './create-http.ts';
import type { Gate } from './gate.ts';
import { createRateLimits } from './rate-limits.ts';
import { route } from './route.ts';

const common = { summary: 'Counts.', method: 'GET', value: z.null(), errors: [] } as const;
const member = call({ ...common, name: 'member', path: '/api/member', auth: 'session' });
const frame = call({ ...common, name: 'frame', path: '/studio/v1/frame', auth: 'studio' });
const anybody = call({ ...common, name: 'anybody', path: '/api/anybody', auth: 'none' });

const points = 30;
/** Sessions that live, of members and of games. */
const live = new Set<string>();
const sessionOf = vi.fn<(token: string) => Promise<object | null>>(async (token) =>
  live.has(token) ? { id: token, mustChangePassword: false, merchant: 'arara' } : null,
);
const gate = {
  merchantOf: async () => 'arara',
  siteStatus: async () => ({ maintenance: false, regionRestricted: false }),
  countryOf: () => null,
  sessionOf,
  studioSessionOf: sessionOf,
} as unknown as Gate;
const languages = ['pt-BR'];
const app = await createHttp({
  log: pino({ level: 'silent' }),
  trustProxy: '',
  languages,
  message: (code) => code,
});
const routes = [
  route(member, async () => null),
  route(frame, async () => null),
  route(anybody, async () => null),
];
bindRoutes(app, routes, { gate, limits: createRateLimits({ points, seconds: 600 }), languages });
afterAll(() => app.close());

let address = '';
let addresses = 0;
beforeEach(() => {
  addresses += 1;
  address = `198.51.100.${addresses}`;
  live.clear();
  for (const token of ['ana', 'bia', 'game']) live.add(`${token}-${addresses}`);
  sessionOf.mockClear();
});

/** A session of this test alone. */
const own = (name: string) => `${name}-${addresses}`;

async function ask(url: string, token?: string): Promise<number> {
  const headers = token === undefined ? {} : { authorization: token };
  const { statusCode } = await app.inject({ url, headers, remoteAddress: address });
  return statusCode;
}

async function askOften(times: number, url: string, tokenOf: (n: number) => string | undefined) {
  for (let n = 0; n < times; n += 1) await ask(url, tokenOf(n));
}

it('counts whoever is signed in or plays by themselves, and the others by their address', async () => {
  await askOften(points, '/api/member', () => own('ana'));
  expect(await ask('/api/member', own('ana'))).toBe(429);
  expect(await ask('/api/member', own('bia'))).toBe(200);
  await askOften(points, '/studio/v1/frame', () => own('game'));
  expect(await ask('/studio/v1/frame', own('game'))).toBe(429);
  await askOften(points, '/api/anybody', () => undefined);
  expect(await ask('/api/anybody')).toBe(429);
  expect(await ask('/api/anybody', own('bia')), 'known to be a member').toBe(200);
});

it('gives made-up tokens the one share of their address, and looks no more of them up', async () => {
  expect(await ask('/api/member', own('bia'))).toBe(200);
  await askOften(points + 50, '/api/member', (n) => `made-up-${n}`);
  expect(sessionOf).toHaveBeenCalledTimes(1 + points);
  expect(await ask('/api/member', 'one-more')).toBe(429);
  expect(await ask('/api/anybody')).toBe(429);
  expect(await ask('/api/member', own('bia')), 'a member goes on').toBe(200);
});

it('counts a session that has ended with its address', async () => {
  expect(await ask('/api/member', own('ana'))).toBe(200);
  live.clear();
  expect(await ask('/api/member', own('ana'))).toBe(401);
  await askOften(points, '/api/anybody', () => undefined);
  expect(await ask('/api/member', own('ana'))).toBe(429);
});
