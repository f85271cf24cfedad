import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createTestDatabase } from '@arara/testing';
import fastify from 'fastify';
import { pino } from 'pino';
import { afterAll, expect, test, vi } from 'vitest';
import WebSocket from 'ws';
import { systemClock } from './clock.ts';
import { createDatabase } from './database.ts';
import { createPostgresFanOut } from './fan-out-postgres.ts';
import type { Gate } from './http/gate.ts';
import { createLive } from './live.ts';

const store = await createTestDatabase();
const app = fastify();
const isLive = vi.fn<(id: string) => Promise<boolean>>(async () => true);
/** Tokens that are being looked up, each with the way to answer. */
const asked = new Map<string, () => void>();
const gate = {
  merchantOf: async () => 'arara',
  isLive,
  sessionOf: (id: string) =>
    new Promise((resolve) => {
      asked.set(id, () => resolve({ id, playerId: 42n, mustChangePassword: false }));
    }),
} as unknown as Gate;
const log = pino({ level: 'silent' });
const live = createLive({
  fanOut: createPostgresFanOut({
    database: createDatabase(store.pool),
    notifier: { onNews: () => () => undefined },
    log,
  }),
  gate,
  clock: systemClock,
  log,
  heartbeatMs: 1_000,
});
afterAll(async () => {
  await live.stop();
  await app.close();
  await store.drop();
});

/** A page that has said hello, and whose session is being looked up. */
async function greet(port: number, token: string): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/live`);
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'hello', merchant: 'arara', token, after: null }));
  await vi.waitFor(() => expect(asked.has(token)).toBe(true), { timeout: 10_000 });
  return socket;
}

test('a page that left while it was looked up is forgotten', async () => {
  let sockets: ReadonlySet<WebSocket> = new Set();
  await app.register(async (scope) => {
    await live.plugin(scope);
    sockets = scope.websocketServer.clients;
  });
  await live.start();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const leaver = await greet(port, 'leaves');
  leaver.terminate();
  await vi.waitFor(() => expect(sockets.size).toBe(0), { timeout: 10_000 });
  asked.get('leaves')?.();
  // It came first, so that each beat would ask about it before it asks about this one.
  const stays = await greet(port, 'stays');
  const ready = once(stays, 'message');
  asked.get('stays')?.();
  await ready;
  await vi.waitFor(() => expect(isLive).toHaveBeenCalledWith('stays'), { timeout: 10_000 });
  expect(isLive).not.toHaveBeenCalledWith('leaves');
  stays.terminate();
});
