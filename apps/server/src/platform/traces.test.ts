import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { openMemberProgram } from '../testing/member-program.ts';
import type { TestProgram } from '../testing/test-program.ts';
import { AppError } from './errors.ts';
import { openTraces, traced } from './traces.ts';

const Value = z.object({ stringValue: z.string().optional(), intValue: z.unknown().optional() });
const Export = z.object({
  resourceSpans: z.array(
    z.object({
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              parentSpanId: z.string().optional(),
              name: z.string(),
              status: z.object({ code: z.int().optional() }).optional(),
              attributes: z.array(z.object({ key: z.string(), value: Value })).default([]),
            }),
          ),
        }),
      ),
    }),
  ),
});

/** Everything that a collector got, as it was sent. */
let sent = '';
const collector = createServer((request, response) => {
  let body = '';
  request.on('data', (part: Buffer) => (body += part.toString()));
  request.on('end', () => {
    if (request.url === '/v1/traces') sent += `${body}\n`;
    response.setHeader('content-type', 'application/json').end('{}');
  });
});

const theirs = '0af7651916cd43dd8448eb211c80319c';
const traceparent = `00-${theirs}-b7ad6b7169203331-01`;
let program: TestProgram;
let ids: Record<'trusted' | 'stranger' | 'refused', string>;

beforeAll(async () => {
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const { port } = collector.address() as AddressInfo;
  const endpoint = `http://127.0.0.1:${port}/`;
  const close = await openTraces({ endpoint, share: 1, version: '1' });
  const opened = await openMemberProgram(50_000n, {
    replace: { settings: { TRUST_PROXY: 'loopback', TRACE_PARENT: 'proxy' } },
  });
  program = opened.program;
  const { app, kernel, consumers } = program;
  const ask = async (url: string, headers: Record<string, string>, remoteAddress = '127.0.0.1') => {
    const reply = await app.inject({
      url,
      remoteAddress,
      headers: { host: 'localhost', ...headers },
    });
    return String(reply.headers['x-request-id']);
  };
  const url = '/wps/system/country?q=segredo';
  const forwarded = { 'x-forwarded-for': '203.0.113.77', traceparent };
  ids = {
    trusted: await ask(url, forwarded),
    stranger: await ask(url, forwarded, '198.51.100.9'),
    refused: await ask('/api/account/feedback', { authorization: 'segredo' }),
  };
  const deposit = { amount: '50.00' };
  const headers = { 'idempotency-key': 'traces-deposit' };
  const { token } = opened;
  await opened.call('/api/cashier/deposits', { method: 'POST', token, headers, body: deposit });
  await consumers.start();
  const playerId = '1';
  await kernel.database.transaction((tx) =>
    kernel.events.emit(tx, { topic: 'identity.blocked', payload: { playerId } }),
  );
  await heard();
  await consumers.stop();
  await runJob();
  const wrong = traced('wrong', {}, () => Promise.reject(new AppError('game.not.found')));
  await wrong.catch(() => undefined);
  await close();
}, 180_000);

afterAll(async () => {
  await program.close();
  collector.close();
});

/** Drains until the event was handled: a transaction of another test may hold the outbox back for a moment. */
async function heard(): Promise<void> {
  const left = async () => {
    await program.consumers.drain();
    const { rows } = await program.owner.query<{ left: number }>(`
      select count(*)::integer as left from platform.event e, platform.consumer c
      where e.topic = 'identity.blocked' and (e.xid, e.seq) > (c.xid, c.seq)`);
    return rows[0]?.left;
  };
  await vi.waitFor(async () => expect(await left()).toBe(0), { timeout: 20_000 });
}

/** One job, by a worker of its own. */
async function runJob(): Promise<void> {
  const { jobs, pool } = program.kernel;
  const { promise, resolve } = Promise.withResolvers<void>();
  await jobs.start([
    {
      name: 'test.traced',
      run: () => {
        resolve();
        return Promise.resolve();
      },
    },
  ]);
  await jobs.enqueue(pool, { name: 'test.traced' });
  await promise;
  await jobs.stop();
}

/** The spans that left, each with its attributes. */
const spans = () =>
  sent
    .trim()
    .split('\n')
    .flatMap((line) => Export.parse(JSON.parse(line)).resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans)
    .flatMap((scope) => scope.spans)
    .map(({ attributes, ...span }) => ({
      ...span,
      marks: Object.fromEntries(
        attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]),
      ),
    }));
const named = (name: string) => spans().filter((span) => span.name === name);
const ofRequest = (id: string) => spans().find(({ marks }) => marks['arara.request_id'] === id);

test('a request has its span by its support code, and goes on with the trace of a trusted proxy alone', () => {
  expect(ofRequest(ids.trusted)).toMatchObject({
    traceId: theirs,
    parentSpanId: 'b7ad6b7169203331',
    marks: { 'http.route': '/wps/system/country', 'http.response.status_code': 200 },
  });
  expect(ofRequest(ids.stranger)?.traceId).toMatch(/^[0-9a-f]{32}$/);
  expect(ofRequest(ids.stranger)?.traceId).not.toBe(theirs);
  expect(ofRequest(ids.refused)?.marks['http.response.status_code']).toBe(401);
});

test('batches, consumers, jobs and calls of the bank have theirs', () => {
  expect(named('ledger batch')[0]?.marks).toMatchObject({ lane: 'ledger', items: 1 });
  expect(named('consumer').map(({ marks }) => marks['topic'])).toContain('identity.blocked');
  expect(named('job').map(({ marks }) => marks['job'])).toContain('test.traced');
  const [bank] = named('bank').filter(({ marks }) => marks['resource'] === '/v2/cob');
  const deposit = spans().find(({ marks }) => marks['http.route'] === '/api/cashier/deposits');
  expect(bank?.traceId, 'the call of the bank belongs to the deposit').toBe(deposit?.traceId);
});

test('a failure tells its kind', () => {
  expect(named('wrong')[0]).toMatchObject({
    status: { code: 2 },
    marks: { 'error.type': 'game.not.found' },
  });
});

test('nothing that left names a person, an address or an amount', () => {
  const personal = ['sortuda', '39053344705', '390.533', 'Sonia', '11987650001', '203.0.113.77'];
  for (const text of [...personal, 'segredo', '50.00', '@example.com']) {
    expect(sent).not.toContain(text);
  }
});
