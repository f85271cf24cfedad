import { call, errorStatus } from '@arara/contract';
import type { ErrorCode } from '@arara/contract';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { AppError } from '../errors.ts';
import { bindRoutes } from './bind.ts';
import { createHttp } from './create-http.ts';
import type { Gate } from './gate.ts';
import { createRateLimits } from './rate-limits.ts';
import { route } from './route.ts';

const refusing = call({
  name: 'refusing',
  summary: 'Refuses by the code that it is asked for.',
  method: 'GET',
  path: '/api/refusing/:code',
  auth: 'none',
  params: z.strictObject({ code: z.string() }),
  value: z.null(),
  errors: [],
});
const gate: Gate = {
  merchantOf: async () => 'arara',
  siteStatus: async () => ({ maintenance: false, regionRestricted: false }),
  countryOf: () => null,
  moduleOn: async () => true,
  sessionOf: async () => null,
  isLive: async () => true,
  studioSessionOf: async () => null,
  staffSessionOf: async () => null,
  staffMayWorkFrom: async () => true,
  unseal: async () => ({}),
};
const languages = ['pt-BR', 'en'];
const app = await createHttp({
  log: pino({ level: 'silent' }),
  trustProxy: '',
  languages,
  message: (code, language) => `${language} ${code}`,
});

beforeAll(() => {
  const refuse = route(refusing, async ({ params }) => {
    throw new AppError(params.code as ErrorCode);
  });
  bindRoutes(app, [refuse], { gate, limits: createRateLimits(), languages });
});
afterAll(() => app.close());

it.each(Object.entries(errorStatus))('refuses with %s and the status %i', async (code, status) => {
  const reply = await app.inject({ url: `/api/refusing/${code}`, headers: { language: 'EN' } });
  expect(reply.statusCode).toBe(status);
  const message = `en ${code}`;
  expect(reply.json()).toMatchObject({ success: false, errorCode: code, message });
});

it('gives each kind of refusal the status that clients know it by', () => {
  expect(errorStatus).toMatchObject({
    'request.invalid': 400,
    'session.missing': 401,
    'function.not.available': 403,
    'route.not.found': 404,
    'idempotency.conflict': 409,
    'field.rule': 422,
    'rate.limited': 429,
    'region.restricted': 451,
    'system.maintenance': 503,
  });
});
