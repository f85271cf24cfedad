import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createHttp } from './create-http.ts';

test.each([
  [true, 'max-age=31536000'],
  [false, undefined],
])('browsers keep to https where the site has nothing else: %s', async (isHttpsOnly, header) => {
  const app = await createHttp({
    log: pino({ level: 'silent' }),
    trustProxy: '',
    languages: ['pt-BR'],
    message: (code) => code,
    isHttpsOnly,
  });
  const reply = await app.inject({ url: '/nothing' });
  expect(reply.headers['strict-transport-security']).toBe(header);
  await app.close();
});
