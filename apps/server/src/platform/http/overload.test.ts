import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { waiterNow } from '../hurry.ts';
import { createHttp } from './create-http.ts';
import type { HttpOptions } from './http-options.ts';

const options: HttpOptions = {
  log: pino({ level: 'silent' }),
  trustProxy: '',
  languages: ['pt-BR'],
  message: (code) => code,
};
const app = await createHttp(options);
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

test('a handler works for somebody who waits, also after it has read the body', async () => {
  const other = await createHttp(options);
  other.post('/waits', async () => {
    await new Promise((next) => setImmediate(next));
    return { for: waiterNow() };
  });
  const reply = await other.inject({ method: 'POST', url: '/waits', payload: { a: 1 } });
  expect(reply.json()).toEqual({ for: 'site' });
  expect(waiterNow()).toBeUndefined();
  await other.close();
});
