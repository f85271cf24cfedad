import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHttp } from './create-http.ts';
import { createAnswerUnread } from './unread.ts';

const options = {
  log: pino({ level: 'silent' }),
  trustProxy: '',
  languages: ['pt-BR', 'en'],
  isHttpsOnly: true,
  message: (code: string, language: string) => `${language} ${code}`,
};
const app = await createHttp(options);
app.post('/api/any', async ({ body }) => ({ success: true, value: body ?? null }));

beforeAll(() => app.listen({ host: '127.0.0.1', port: 0 }));
afterAll(() => app.close());

interface Heard {
  readonly status: number;
  readonly head: string;
  readonly errorCode: string;
  readonly body: Record<string, unknown>;
}

function read(text: string): Heard {
  const [head = '', body = ''] = text.split('\r\n\r\n');
  const said = JSON.parse(body) as Record<string, unknown> & { errorCode: string };
  return { status: Number(head.split(' ')[1]), head, errorCode: said.errorCode, body: said };
}

/** Sends bytes as they are, and hears what comes before the line is cut. */
async function say(text: string): Promise<Heard> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  let heard = '';
  socket.setEncoding('utf8').on('data', (part: string) => (heard += part));
  // A fault while sending after the line is cut is of no interest.
  socket.on('error', () => undefined);
  socket.write(text);
  await once(socket, 'close');
  return read(heard);
}

const host = 'Host: localhost\r\nConnection: close';
const post = (headers: string, body = '') =>
  `POST /api/any HTTP/1.1\r\n${headers}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;

test.each([
  [
    'a header that is too large',
    431,
    'request.headers.too.large',
    post(`${host}\r\nX: ${'a'.repeat(40_000)}`),
  ],
  ['what is no HTTP', 400, 'request.malformed', 'GARBAGE\r\n\r\n'],
  ['two lengths', 400, 'request.malformed', post(`${host}\r\nContent-Length: 7`)],
  ['no host', 400, 'request.malformed', post('Connection: close')],
])('%s is answered with the envelope', async (_what, status, code, text) => {
  const { head, body, ...heard } = await say(text);
  expect(heard).toEqual({ status, errorCode: code });
  expect(body).toMatchObject({ success: false, message: `pt-BR ${code}` });
  expect(head.toLowerCase()).toContain(`x-request-id: ${String(body['requestId'])}`);
  expect(head.toLowerCase()).toContain('content-type: application/json; charset=utf-8');
  expect(head.toLowerCase()).toContain('strict-transport-security: max-age=');
});

test('a request that does not arrive in time is answered, and a line that is gone is not', () => {
  const answer = createAnswerUnread(options);
  const after = (code: string) => {
    let heard = '';
    const line = new Writable({ write: (part, _encoding, done) => done(void (heard += part)) });
    line.on('error', () => undefined);
    answer(Object.assign(new Error(code), { code }), line as unknown as Socket);
    return heard;
  };
  const { status, errorCode } = read(after('ERR_HTTP_REQUEST_TIMEOUT'));
  expect([status, errorCode]).toEqual([408, 'request.timeout']);
  expect(after('ECONNRESET')).toBe('');
});

test.each(['gzip', 'br', 'deflate, gzip', 'aws-chunked'])(
  'a body that is packed as %s is refused, not misread',
  async (packing) => {
    const reply = await app.inject({
      method: 'POST',
      url: '/api/any',
      headers: { 'content-encoding': packing, 'content-type': 'application/json' },
      payload: '{}',
    });
    expect([reply.statusCode, reply.json().errorCode]).toEqual([415, 'request.media.type']);
  },
);

test('a body that says that it is not packed is read', async () => {
  const headers = { 'content-encoding': 'identity', 'content-type': 'application/json' };
  const reply = await app.inject({ method: 'POST', url: '/api/any', headers, payload: '{"a":1}' });
  expect(reply.json().value).toEqual({ a: 1 });
});
