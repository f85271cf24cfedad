import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHttp } from './create-http.ts';

let app: Awaited<ReturnType<typeof createHttp>>;
beforeAll(async () => {
  const log = pino({ level: 'silent' });
  app = await createHttp({ log, trustProxy: '', languages: ['en'], message: (code) => code });
  app.get('/api/rounds/:id', () => 'round');
  app.put('/api/rounds/:id', () => 'changed');
  app.post('/api/rounds', () => 'made');
  app.get('/*', () => 'page');
});
afterAll(() => app.close());

describe('HEAD', () => {
  it.each(['/api/rounds/7', '/any/page'])(
    'answers at %s as GET does, without a body',
    async (url) => {
      const got = await app.inject({ method: 'GET', url });
      const asked = await app.inject({ method: 'HEAD', url });
      expect([asked.statusCode, asked.body]).toEqual([200, '']);
      expect(asked.headers['content-length']).toBe(got.headers['content-length']);
    },
  );
});

describe('a method that an address does not take', () => {
  it.each([
    ['DELETE', '/api/rounds/7?x=1', 'GET, HEAD, PUT'],
    ['PUT', '/api/rounds', 'POST'],
  ] as const)('%s %s is answered 405 with those that it does', async (method, url, allow) => {
    const reply = await app.inject({ method, url });
    expect([reply.statusCode, reply.json().errorCode]).toEqual([405, 'method.not.allowed']);
    expect(reply.headers['allow']).toBe(allow);
  });

  it.each(['/api/rounds/', '/api/other', '/any/page'])('is a 404 at %s', async (url) => {
    const reply = await app.inject({ method: 'DELETE', url });
    expect([reply.statusCode, reply.json().errorCode]).toEqual([404, 'route.not.found']);
    expect(reply.headers['allow']).toBeUndefined();
  });
});
