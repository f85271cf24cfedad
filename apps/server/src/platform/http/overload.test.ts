import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { createHttp } from './create-http.ts';

const app = await createHttp({
  log: pino({ level: 'silent' }),
  trustProxy: '',
  languages: ['pt-BR'],
  message: (code) => code,
});
afterAll(() => app.close());

test('what the database had no time for may be asked again', async () => {
  app.get('/locked', () => {
    throw Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' });
  });
  app.get('/full', () => {
    throw new Error('timeout exceeded when trying to connect');
  });
  for (const url of ['/locked', '/full']) {
    const reply = await app.inject({ url });
    expect([reply.statusCode, reply.json().errorCode]).toEqual([503, 'server.busy']);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
  }
});
