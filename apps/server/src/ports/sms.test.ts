import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { createHttpSms, createNoSms } from './sms.ts';

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

/** A provider that answers with one status and tells what it heard. */
async function startProvider(status: number) {
  const heard: { authorization: string | undefined; body: unknown }[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      heard.push({ authorization: request.headers.authorization, body: JSON.parse(body) });
      response.writeHead(status).end('{"detail":"Seu codigo: 123456"}');
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  stops.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  return { heard, url: `http://127.0.0.1:${port}/sms` };
}

const message = { to: '+5511912345678', text: 'Oi' };

test('a message reaches the provider with the number, the text and the credentials', async () => {
  const provider = await startProvider(201);
  await createHttpSms({ url: provider.url, token: 'abc' }).send(message);
  expect(provider.heard).toEqual([{ authorization: 'Bearer abc', body: message }]);
});

test('a stand-in without credentials gets none', async () => {
  const provider = await startProvider(201);
  await createHttpSms({ url: provider.url, token: null }).send(message);
  expect(provider.heard[0]?.authorization).toBeUndefined();
});

test('a refusal is a failure that repeats nothing of the message', async () => {
  const provider = await startProvider(402);
  const sent = createHttpSms({ url: provider.url, token: null }).send(message);
  await expect(sent).rejects.toThrow(/^the SMS provider answered 402$/);
});

test('without a provider nothing is sent and the reason names the settings', async () => {
  await expect(createNoSms().send(message)).rejects.toThrow('SMS_URL');
});
