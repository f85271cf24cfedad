import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Db } from '@arara/postgres';
import { createTestDatabase } from '@arara/testing';
import fastify from 'fastify';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import WebSocket from 'ws';
import { systemClock } from './clock.ts';
import { createDatabase } from './database.ts';
import { createEvents } from './events.ts';
import { createPostgresFanOut } from './fan-out-postgres.ts';
import type { Gate } from './http/gate.ts';
import { createLive } from './live.ts';
import { createNotifier } from './notifier.ts';

type Told = { readonly version?: string; readonly id?: string };
type Said = { type: string; cursor: string; event?: { topic: string; payload: Told } };
/** A balance that is told apart by its version. */
const numbered = (n: number, of = player) =>
  ({
    topic: 'balance',
    audience: `player:${of}`,
    payload: { sumBalance: '0.00', held: '0.00', currency: 'BRL', version: String(n) },
  }) as const;

type TestDatabase = Awaited<ReturnType<typeof createTestDatabase>>;

let store: TestDatabase;
/** Each test has a member of its own: where older transactions run, a page hears what came before it. */
let player = 42;
const dead = new Set<string>();
const gate = {
  merchantOf: async () => 'arara',
  isLive: async (id: string) => !dead.has(id),
  sessionOf: async (token: string) =>
    dead.has(token)
      ? null
      : {
          id: token,
          playerId: BigInt(player),
          merchant: 'arara',
          account: 'a',
          isAgent: 0,
          currency: 'BRL',
          mustChangePassword: token === 'expired',
        },
} as unknown as Gate;

beforeAll(async () => {
  store = await createTestDatabase();
});
afterAll(() => store.drop());

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  player += 1;
  for (const close of closers.splice(0).reverse()) await close();
});

/** One process: its notifier, its hub and its socket server, on the shared database. */
async function openProcess(options: Partial<Parameters<typeof createLive>[0]> = {}) {
  const log = pino({ level: 'silent' });
  const database = createDatabase(store.pool);
  const notifier = createNotifier({ pool: store.pool, databaseUrl: store.url, log });
  let reads = 0;
  const read: Db = {
    async query(statement, values) {
      const answer = await database.read.query(statement, values);
      reads += 1;
      return answer as never;
    },
  };
  const live = createLive({
    fanOut: createPostgresFanOut({ database: { ...database, read }, notifier, log }),
    gate,
    clock: systemClock,
    log,
    ...options,
  });
  const app = fastify();
  await app.register(live.plugin, { page: async () => 'the page' });
  await notifier.start();
  await live.start();
  await app.listen({ port: 0, host: '127.0.0.1' });
  closers.push(
    () => notifier.stop(),
    () => app.close(),
    () => live.stop(),
  );
  const events = createEvents(database, notifier);
  const { port } = app.server.address() as AddressInfo;
  return {
    port,
    tell: (n: number, of = player) =>
      database.transaction((tx) => events.emit(tx, numbered(n, of))),
    tellMerchant: (n: number) =>
      database.transaction((tx) =>
        events.emit(tx, {
          topic: 'message',
          audience: 'merchant:arara',
          payload: { id: String(n), kind: 'PL' },
        }),
      ),
    endSession: () =>
      database.transaction((tx) =>
        events.emit(tx, {
          topic: 'session',
          audience: `player:${player}`,
          payload: { ended: true },
        }),
      ),
    /** Until the hub has read what there is, in a read that begins after this call. */
    async readsAgain() {
      const before = reads;
      await vi.waitFor(
        () => {
          notifier.poke();
          expect(reads).toBeGreaterThan(before + 1);
        },
        { timeout: 10_000 },
      );
    },
    database,
    events,
  };
}

/** A promise that a test keeps from going on. */
function barrier() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open: () => open(), opened };
}

async function openPage(port: number, hello: object = {}) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/live`);
  const said: Said[] = [];
  socket.on('message', (data: Buffer) => said.push(JSON.parse(data.toString('utf8')) as Said));
  await once(socket, 'open');
  socket.send(
    JSON.stringify({ type: 'hello', merchant: 'arara', token: 't', after: null, ...hello }),
  );
  closers.push(async () => socket.terminate());
  const until = (enough: () => boolean) =>
    vi.waitFor(() => expect(enough(), JSON.stringify(said)).toBe(true), { timeout: 15_000 });
  await until(() => said.some(({ type }) => type === 'ready'));
  const numbers = () =>
    said.flatMap(({ event }) =>
      event === undefined ? [] : [Number(event.payload.version ?? event.payload.id)],
    );
  return { socket, said, numbers, until };
}

describe('live updates', () => {
  it('reach the page of their member, in order, from any process', async () => {
    const [one, two] = [await openProcess(), await openProcess()];
    const page = await openPage(two.port);
    for (const n of [1, 2, 3]) await one.tell(n);
    await one.tell(99, 7);
    await page.until(() => page.numbers().length >= 3);
    expect(page.numbers()).toEqual([1, 2, 3]);
  });

  it('share their address with a page of the site', async () => {
    const server = await openProcess();
    const answer = await fetch(`http://127.0.0.1:${server.port}/live`);
    expect([answer.status, await answer.text()]).toEqual([200, 'the page']);
  });

  it('go on where a page left off', async () => {
    const server = await openProcess();
    const first = await openPage(server.port);
    await server.tell(1);
    await first.until(() => first.numbers().length === 1);
    const after = first.said.at(-1)?.cursor ?? '';
    first.socket.terminate();
    for (const n of [2, 3]) await server.tell(n);
    const second = await openPage(server.port, { after });
    await second.until(() => second.numbers().length === 2);
    expect(second.numbers()).toEqual([2, 3]);
  });

  it('go on where a page left off that had not heard anything yet', async () => {
    const [one, two] = [await openProcess(), await openProcess()];
    const first = await openPage(one.port);
    const after = first.said.at(-1)?.cursor ?? '';
    first.socket.terminate();
    await one.tell(1);
    const second = await openPage(two.port, { after });
    await second.until(() => second.numbers().length === 1);
    expect(second.numbers()).toEqual([1]);
  });

  it('have a page read everything again when nobody knows where it left off', async () => {
    const server = await openProcess();
    const page = await openPage(server.port, { after: 'somewhere' });
    expect(page.said.map(({ type }) => type)).toEqual(['reset', 'ready']);
  });

  it('skip nothing when a transaction commits late', async () => {
    const server = await openProcess();
    const page = await openPage(server.port);
    const [written, commit] = [barrier(), barrier()];
    const slow = server.database.transaction(async (tx) => {
      await server.events.emit(tx, numbered(1));
      written.open();
      await commit.opened;
    });
    await written.opened;
    await server.tell(2);
    // The hub reads while the first is still open, and must not go past it.
    await server.readsAgain();
    commit.open();
    await slow;
    await page.until(() => page.numbers().length === 2);
    expect(page.numbers().toSorted((a, b) => a - b)).toEqual([1, 2]);
  });

  it('stop for a page whose session has ended', async () => {
    const server = await openProcess();
    const page = await openPage(server.port, { token: 'ends' });
    const closed = once(page.socket, 'close');
    dead.add('ends');
    await server.endSession();
    const [code] = await closed;
    expect(code).toBe(1008);
  });

  it('stop for a page whose session ended without a word', async () => {
    const server = await openProcess({ heartbeatMs: 1_500 });
    const member = await openPage(server.port, { token: 'grows-old' });
    const visitor = await openPage(server.port, { token: null });
    const closed = once(member.socket, 'close');
    dead.add('grows-old');
    const [code] = await closed;
    expect(code).toBe(1008);
    expect(visitor.socket.readyState).toBe(WebSocket.OPEN);
  });

  it('have room for members when visitors have taken theirs', async () => {
    const server = await openProcess({
      bounds: { all: 9, visitors: 1, network: 9, silent: 9, silentNetwork: 9 },
    });
    await openPage(server.port, { token: null });
    const refused = new WebSocket(`ws://127.0.0.1:${server.port}/live`);
    await once(refused, 'open');
    refused.send('{"type":"hello","merchant":"arara","token":null,"after":null}');
    const [code] = await once(refused, 'close');
    expect(code).toBe(1013);
    await openPage(server.port);
  });

  it('have room for others while one network says nothing', async () => {
    const server = await openProcess({
      bounds: { all: 9, visitors: 9, network: 3, silent: 9, silentNetwork: 1 },
    });
    const silent = new WebSocket(`ws://127.0.0.1:${server.port}/live`);
    closers.push(async () => silent.terminate());
    await once(silent, 'open');
    const refused = new WebSocket(`ws://127.0.0.1:${server.port}/live`);
    const [code] = await once(refused, 'close');
    expect(code).toBe(1013);
    silent.send('{"type":"hello","merchant":"arara","token":null,"after":null}');
    await once(silent, 'message');
    await openPage(server.port);
  });

  it('keep from a session that waits for a new password what is its member’s', async () => {
    const server = await openProcess();
    const page = await openPage(server.port, { token: 'expired' });
    expect(page.said.find(({ type }) => type === 'ready')).toMatchObject({ member: false });
    await server.tell(1);
    await server.tellMerchant(2);
    await page.until(() => page.numbers().length > 0);
    expect(page.numbers()).toEqual([2]);
  });

  it.each(['https://elsewhere.example', 'nonsense'])(
    'are not for a page of another origin: %s',
    async (origin) => {
      const server = await openProcess();
      const socket = new WebSocket(`ws://127.0.0.1:${server.port}/live`, { origin });
      const [code] = await once(socket, 'close');
      expect(code).toBe(1008);
    },
  );

  it('close on a greeting that is not one', async () => {
    const server = await openProcess();
    const socket = new WebSocket(`ws://127.0.0.1:${server.port}/live`);
    await once(socket, 'open');
    socket.send('{"type":"hello"}');
    const [code] = await once(socket, 'close');
    expect(code).toBe(1003);
  });
});
