import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { createHttp } from './create-http.ts';

const app = await createHttp({
  log: pino({ level: 'silent' }),
  trustProxy: '',
  languages: ['pt-BR', 'en'],
  isHttpsOnly: true,
  message: (code, language) => `${language} ${code}`,
});
app.get('/api/things/:id', async () => null);
afterAll(() => app.close());

test.each([
  ['an id that is far too long', `/api/things/${'x'.repeat(500)}`, 400, 'request.malformed'],
  ['what is no address', '/api/things/%zz', 404, 'route.not.found'],
])('%s is answered in the envelope, with its headers', async (_name, url, status, code) => {
  const reply = await app.inject({ url, headers: { language: 'EN' } });
  expect(reply.statusCode).toBe(status);
  expect(reply.json()).toEqual({
    success: false,
    errorCode: code,
    message: `en ${code}`,
    requestId: reply.headers['x-request-id'],
  });
  expect(reply.headers['x-request-id']).toBeTypeOf('string');
  expect(reply.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'strict-transport-security': 'max-age=31536000',
    'cache-control': 'no-store',
  });
});
