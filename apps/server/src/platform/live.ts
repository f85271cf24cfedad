import type { IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { LiveHello } from '@arara/contract';
import type { LiveMessage } from '@arara/contract';
import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest, RouteHandlerMethod } from 'fastify';
import type { Logger } from 'pino';
import type { WebSocket } from 'ws';
import type { Clock } from './clock.ts';
import type { Database } from './database.ts';
import { AppError } from './errors.ts';
import { currentCursor, cursorTooOld, readEvents, readEventsFor } from './event-store.ts';
import { formatCursor, parseCursor } from './events.ts';
import type { Cursor, StoredEvent } from './events.ts';
import type { Gate } from './http/gate.ts';
import { networkOf } from './http/network.ts';
import { createLiveDoor, liveBounds } from './live-door.ts';
import type { LiveBounds, Visit } from './live-door.ts';
import type { Notifier } from './notifier.ts';

const eventsPerRead = 500;
const missedEventsMax = 200;
const helloMs = 10_000;
const usualHeartbeatMs = 25_000;
/** A page that cannot keep up is dropped and reads everything again when it comes back. */
const queueBytesMax = 512 * 1024;
/** By then every process has heard that the session ended. */
const sessionNewsMs = 1_500;

interface Page {
  readonly socket: WebSocket;
  readonly audiences: readonly string[];
  /** The session that the page said hello with; null for a visitor. */
  readonly sessionId: string | null;
  alive: boolean;
  /** News that arrived while the page was still being told what it missed; null afterwards. */
  waiting: StoredEvent[] | null;
}

interface LivePlugin {
  /** What a browser gets that goes to the address: the live casino stands at it too. */
  readonly page?: RouteHandlerMethod;
}

const noPage: RouteHandlerMethod = () => {
  throw new AppError('route.not.found');
};

/** `/live`: one socket per page; events of its audiences, in order, from where it left off. */
export function createLive(options: {
  database: Database;
  notifier: Notifier;
  gate: Gate;
  clock: Clock;
  log: Logger;
  bounds?: LiveBounds;
  heartbeatMs?: number;
}) {
  const { database, notifier, gate, clock, log } = options;
  const door = createLiveDoor(options.bounds ?? liveBounds);
  const pagesByAudience = new Map<string, Set<Page>>();
  const pages = new Set<Page>();
  let watermark: Cursor = { xid: '0', seq: -1n };
  let reading: Promise<void> | null = null;
  let again = false;
  let unsubscribe: (() => void) | null = null;
  let heartbeat: NodeJS.Timeout | null = null;
  let asking: Promise<void> | null = null;

  function wake(): void {
    if (reading !== null) again = true;
    else reading = readNews();
  }

  async function readNews(): Promise<void> {
    do {
      again = false;
      try {
        const events = await readEvents(database.read, watermark, eventsPerRead);
        for (const event of events) deliver(event);
        const last = events.at(-1);
        if (last !== undefined) watermark = last;
        if (events.length === eventsPerRead) again = true;
      } catch (error) {
        log.warn({ err: error }, 'live updates wait for the database');
      }
    } while (again);
    reading = null;
  }

  function deliver(event: StoredEvent): void {
    const listeners = event.audience === null ? undefined : pagesByAudience.get(event.audience);
    if (listeners === undefined) return;
    const data = JSON.stringify(messageOf(event));
    for (const page of listeners) {
      if (event.topic === 'session') void dismissSoon(page);
      if (page.waiting === null) send(page, data);
      else page.waiting.push(event);
    }
  }

  async function dismissSoon(page: Page): Promise<void> {
    await sleep(sessionNewsMs, undefined, { ref: false });
    await dismissEnded(page);
  }

  /** A page whose session has ended hears nothing more of its member. To ask is no use of it. */
  async function dismissEnded({ sessionId, socket }: Page): Promise<void> {
    if (sessionId === null) return;
    if (!(await gate.isLive(sessionId).catch(() => true))) socket.close(1008);
  }

  /** Sessions also end by age and idleness, which nobody announces. */
  async function dismissAllEnded(): Promise<void> {
    for (const page of pages) await dismissEnded(page);
    asking = null;
  }

  function send(page: Page, data: string): void {
    if (page.socket.bufferedAmount > queueBytesMax) page.socket.close(1013);
    else page.socket.send(data);
  }

  async function welcome(socket: WebSocket, raw: string, visit: Visit): Promise<void> {
    const hello = LiveHello.safeParse(parseJson(raw));
    if (!hello.success) return socket.close(1003);
    const { token, after } = hello.data;
    const merchant = await gate.merchantOf(hello.data.merchant, '');
    if (merchant === null) return socket.close(1008);
    const session = token === null ? null : await gate.sessionOf(token, merchant);
    if (session === null && !visit.isVisitor()) return socket.close(1013);
    const audiences = [`merchant:${merchant}`];
    // Until the password is changed a session hears what a visitor hears.
    const isMember = session?.mustChangePassword === false;
    if (isMember) audiences.push(`player:${session.playerId}`);
    const sessionId = session?.id ?? null;
    const page: Page = { socket, audiences, sessionId, alive: true, waiting: [] };
    // It left while it was looked up: nothing would tell any more that it is gone.
    if (socket.readyState !== socket.OPEN) return;
    // Listening starts before the missed events are read, so that none falls in between.
    subscribe(page);
    const position = watermark;
    await catchUp(page, after, position);
    for (const event of page.waiting ?? []) {
      if (isAfter(event, position)) send(page, JSON.stringify(messageOf(event)));
    }
    page.waiting = null;
    const ready: LiveMessage = {
      type: 'ready',
      cursor: formatCursor(position),
      serverTime: clock.now().getTime(),
      member: isMember,
    };
    socket.send(JSON.stringify(ready));
  }

  async function catchUp(page: Page, after: string | null, position: Cursor): Promise<void> {
    if (after === null) return;
    const missed = await missedSince(page, after);
    if (missed === null) {
      const reset: LiveMessage = { type: 'reset', cursor: formatCursor(position) };
      return page.socket.send(JSON.stringify(reset));
    }
    for (const event of missed) {
      if (!isAfter(event, position)) send(page, JSON.stringify(messageOf(event)));
    }
  }

  /** Null when nobody can tell any more, or it is too much: then the page reads everything again. */
  async function missedSince(page: Page, after: string): Promise<StoredEvent[] | null> {
    const cursor = parseCursor(after);
    if (cursor === null || (await cursorTooOld(database.read, cursor))) return null;
    const missed = await readEventsFor(database.read, page.audiences, cursor, missedEventsMax);
    return missed.length === missedEventsMax ? null : missed;
  }

  function subscribe(page: Page): void {
    pages.add(page);
    for (const audience of page.audiences) {
      const set = pagesByAudience.get(audience) ?? new Set<Page>();
      set.add(page);
      pagesByAudience.set(audience, set);
    }
    page.socket.on('pong', () => {
      page.alive = true;
    });
    page.socket.on('close', () => unsubscribePage(page));
  }

  function unsubscribePage(page: Page): void {
    pages.delete(page);
    for (const audience of page.audiences) {
      const set = pagesByAudience.get(audience);
      set?.delete(page);
      if (set?.size === 0) pagesByAudience.delete(audience);
    }
  }

  function beat(): void {
    for (const page of pages) {
      if (!page.alive) page.socket.terminate();
      page.alive = false;
      page.socket.ping();
    }
    asking ??= dismissAllEnded();
  }

  /** A socket that says nothing for a while is not a page of ours. */
  function greet(socket: WebSocket, request: FastifyRequest): void {
    if (!sameOrigin(request.raw)) return socket.close(1008);
    const visit = door.enter(networkOf(request.ip), () => socket.terminate());
    if (visit === null) return socket.close(1013);
    const timer = setTimeout(() => socket.close(1008), helloMs);
    socket.on('error', () => socket.terminate());
    socket.once('message', (raw: Buffer) => {
      clearTimeout(timer);
      visit.greeted();
      welcome(socket, raw.toString('utf8'), visit).catch((error: unknown) => {
        log.warn({ err: error }, 'live hello failed');
        socket.close(1011);
      });
    });
    socket.once('close', () => {
      clearTimeout(timer);
      visit.left();
    });
  }

  return {
    async plugin(app: FastifyInstance, { page = noPage }: LivePlugin = {}): Promise<void> {
      await app.register(websocket, { options: { maxPayload: 4096 } });
      app.route({ method: 'GET', url: '/live', handler: page, wsHandler: greet });
    },
    async start(): Promise<void> {
      watermark = await currentCursor(database.read);
      unsubscribe = notifier.onNews(wake);
      heartbeat = setInterval(beat, options.heartbeatMs ?? usualHeartbeatMs);
      heartbeat.unref();
    },
    async stop(): Promise<void> {
      unsubscribe?.();
      if (heartbeat !== null) clearInterval(heartbeat);
      for (const page of pages) page.socket.close(1012);
      await reading;
      await asking;
    },
  };
}

function messageOf(event: StoredEvent): unknown {
  return {
    type: 'event',
    cursor: formatCursor(event),
    event: { topic: event.topic, payload: event.payload },
  };
}

function isAfter(event: Cursor, position: Cursor): boolean {
  const [xid, other] = [BigInt(event.xid), BigInt(position.xid)];
  return xid === other ? event.seq > position.seq : xid > other;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A browser always names its origin; only pages of this host may listen. */
function sameOrigin(request: IncomingMessage): boolean {
  const { origin, host } = request.headers;
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
}
