import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { LiveMessage } from '@arara/contract';
import { sql } from '@arara/postgres';
import fastify from 'fastify';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { openFanOutProgram, soon } from '../testing/fan-out-program.ts';
import { systemClock } from './clock.ts';
import type { Gate } from './http/gate.ts';
import { createLive } from './live.ts';
import type { AudienceRule } from './live-audiences.ts';

/** A token is the id of its player. */
const gate = {
  merchantOf: async () => 'arara',
  isLive: async () => true,
  sessionOf: async (token: string) => ({
    id: token,
    playerId: BigInt(token),
    mustChangePassword: false,
  }),
} as unknown as Gate;

/** Rooms are open to the members of their merchant; one room is closed. */
const rooms: AudienceRule = {
  kind: 'room',
  mayHear: async ({ merchant, playerId }, name) =>
    playerId !== null && name.startsWith(`${merchant}.`) && name !== 'arara.closed',
};

let program: Awaited<ReturnType<typeof openFanOutProgram>>;
const closers: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  program = await openFanOutProgram();
});
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
  await program.closeProcesses();
});
afterAll(() => program.close());

async function openProcess() {
  const process = await program.openProcess();
  const log = pino({ level: 'silent' });
  const live = createLive({
    fanOut: process.fanOut,
    gate,
    clock: systemClock,
    log,
    audiences: [rooms],
  });
  const app = fastify();
  await app.register(live.plugin);
  await app.listen({ port: 0, host: '127.0.0.1' });
  closers.push(
    () => app.close(),
    () => live.stop(),
  );
  const { port } = app.server.address() as AddressInfo;
  /** Writes what a room says; rooms have no topic of their own yet. */
  async function say(room: string, n: number): Promise<void> {
    await program.owner.query(sql`
      insert into platform.event (topic, audience, payload)
      values ('message', ${`room:${room}`}, jsonb_build_object('version', ${n}::integer))`);
    process.poke([`room:${room}`]);
  }
  return { ...process, port, say };
}

async function openPage(port: number, hello: object = {}) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/live`);
  closers.push(async () => socket.terminate());
  const said: LiveMessage[] = [];
  socket.on('message', (data: Buffer) => said.push(JSON.parse(data.toString()) as LiveMessage));
  await once(socket, 'open');
  const send = (message: object) => socket.send(JSON.stringify(message));
  send({ type: 'hello', merchant: 'arara', token: '42', after: null, ...hello });
  const numbers = () =>
    said.flatMap((message) =>
      message.type === 'event'
        ? [Number((message.event.payload as { version: string }).version)]
        : [],
    );
  await soon(() => expect(said.map(({ type }) => type)).toContain('ready'));
  return {
    socket,
    said,
    send,
    /** Sends a request for some audiences and gives what is answered. */
    async ask(type: string, audiences: readonly string[], answers = 1) {
      const before = said.length;
      send({ type, audiences });
      await soon(() => expect(said.length).toBeGreaterThanOrEqual(before + answers));
      return said.slice(before, before + answers);
    },
    numbers,
    /** The numbers it heard, smallest first: events of two audiences may overtake each other. */
    inOrder: () => numbers().toSorted((a, b) => a - b),
    lastCursor: () => said.findLast((message) => 'cursor' in message)?.cursor ?? '',
  };
}

describe('a page that subscribes', () => {
  test('hears the audience from then on, from any process, beside its own', async () => {
    const [one, two] = [await openProcess(), await openProcess()];
    const page = await openPage(one.port);
    const [answer] = await page.ask('subscribe', ['room:arara.lobby']);
    expect(answer).toMatchObject({ type: 'subscribed', audiences: ['room:arara.lobby'] });
    await two.say('arara.lobby', 2);
    await two.tell(3, 42);
    await soon(() => expect(page.inOrder()).toEqual([2, 3]));
  });

  test('hears no more of it once it has left, and goes on with the others', async () => {
    const server = await openProcess();
    const page = await openPage(server.port);
    await page.ask('subscribe', ['room:arara.a', 'room:arara.b']);
    await page.ask('unsubscribe', ['room:arara.a', 'player:42', 'room:arara.never']);
    await server.say('arara.a', 1);
    await server.say('arara.b', 2);
    await server.tell(3, 42);
    await soon(() => expect(page.inOrder()).toEqual([2, 3]));
    await page.ask('subscribe', ['room:arara.a']);
    await server.say('arara.a', 4);
    await soon(() => expect(page.inOrder()).toEqual([2, 3, 4]));
  });

  test('goes on where it left off, with one cursor for all that it hears', async () => {
    const [one, two] = [await openProcess(), await openProcess()];
    const first = await openPage(one.port);
    await first.ask('subscribe', ['room:arara.lobby']);
    await one.say('arara.lobby', 1);
    await soon(() => expect(first.numbers()).toEqual([1]));
    first.socket.terminate();
    await one.say('arara.lobby', 2);
    await one.tell(3, 42);
    await one.say('arara.lobby', 4);
    const again = await openPage(two.port, {
      after: first.lastCursor(),
      subscribe: ['room:arara.lobby', 'room:arara.closed'],
    });
    await soon(() => expect(again.numbers()).toEqual([2, 3, 4]));
    expect(again.said.filter(({ type }) => type === 'refused')).toEqual([
      { type: 'refused', audience: 'room:arara.closed', code: 'live.audience.forbidden' },
    ]);
  });

  test('to fifty audiences has no room for another until it leaves one', async () => {
    const server = await openProcess();
    const page = await openPage(server.port);
    const names = Array.from({ length: 50 }, (_, n) => `room:arara.${n}`);
    for (const at of [0, 20, 40]) await page.ask('subscribe', names.slice(at, at + 20));
    const [refusal] = await page.ask('subscribe', ['room:arara.more']);
    expect(refusal).toMatchObject({ audience: 'room:arara.more', code: 'live.subscriptions.full' });
    await page.ask('unsubscribe', ['room:arara.7']);
    const [answer] = await page.ask('subscribe', ['room:arara.more']);
    expect(answer?.type).toBe('subscribed');
  });
});

describe('a page is refused', () => {
  test.each([
    ['player:43', 'live.audience.forbidden'],
    ['merchant:other', 'live.audience.forbidden'],
    ['room:arara.closed', 'live.audience.forbidden'],
    ['room:other.lobby', 'live.audience.forbidden'],
    ['table:1', 'live.audience.unknown'],
    ['agent:42', 'live.actor.missing'],
    ['staff:all', 'live.actor.missing'],
    ['nonsense', 'live.audience.unknown'],
    ['room:', 'live.audience.unknown'],
    ['room:arara.a b', 'live.audience.unknown'],
    ['constructor:x', 'live.audience.unknown'],
  ])('%s with the code %s, and hears nothing of it', async (audience, code) => {
    const server = await openProcess();
    const page = await openPage(server.port);
    const [refusal] = await page.ask('subscribe', [audience]);
    expect(refusal).toEqual({ type: 'refused', audience, code });
    await program.owner.query(sql`
      insert into platform.event (topic, audience, payload)
      values ('message', ${audience}, jsonb_build_object('version', 1))`);
    await server.tell(2, 42);
    await soon(() => expect(page.numbers()).toEqual([2]));
  });

  test('a player’s audience when it is a visitor’s', async () => {
    const server = await openProcess();
    const page = await openPage(server.port, { token: null });
    for (const audience of ['player:42', 'player:null', 'room:arara.lobby']) {
      const [refusal] = await page.ask('subscribe', [audience]);
      expect(refusal).toMatchObject({ audience, code: 'live.audience.forbidden' });
    }
  });
});

describe('a socket is closed', () => {
  const subscribe = { type: 'subscribe', audiences: ['room:arara.lobby'] };

  test.each([
    [{ type: 'nonsense' }, 1003],
    [{ ...subscribe, audiences: [] }, 1003],
    [{ ...subscribe, audiences: Array.from({ length: 21 }, (_, n) => `room:${n}`) }, 1003],
    [{ ...subscribe, audiences: ['x'.repeat(101)] }, 1003],
    [{ ...subscribe, more: true }, 1003],
    [{ ...subscribe, audiences: ['x'.repeat(4_096)] }, 1009],
  ])('that says something else than a request (case %#)', async (message, code) => {
    const server = await openProcess();
    const page = await openPage(server.port);
    const closed = once(page.socket, 'close');
    page.send(message);
    expect((await closed)[0]).toBe(code);
  });

  test('that says more than thirty things in ten seconds', async () => {
    const server = await openProcess();
    const page = await openPage(server.port);
    const closed = once(page.socket, 'close');
    for (let n = 0; n < 30; n += 1) page.send(subscribe);
    const [code, reason] = await closed;
    expect([code, String(reason)]).toEqual([1008, 'live.rate']);
  });
});

test('the frame of a game is a visitor: it may hear, and no token of it is taken', async () => {
  const { port } = await openProcess();
  const greet = async (token: string | null) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/live`, { origin: 'null' });
    await once(socket, 'open');
    socket.send(JSON.stringify({ type: 'hello', merchant: 'arara', token, after: null }));
    const [said] = await Promise.race([once(socket, 'message'), once(socket, 'close')]);
    socket.close();
    return said;
  };
  expect(JSON.parse(String(await greet(null)))).toMatchObject({ type: 'ready', member: false });
  expect(await greet('42')).toBe(1008);
});
