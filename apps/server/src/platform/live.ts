import type { IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { LiveHello, LiveRequest } from '@arara/contract';
import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest, RouteHandlerMethod } from 'fastify';
import type { Logger } from 'pino';
import type { WebSocket } from 'ws';
import type { Clock } from './clock.ts';
import { AppError } from './errors.ts';
import type { FanOut } from './fan-out.ts';
import type { Gate } from './http/gate.ts';
import { networkOf } from './http/network.ts';
import { createAdmission } from './live-audiences.ts';
import type { AudienceRule } from './live-audiences.ts';
import { createLiveDoor, liveBounds } from './live-door.ts';
import type { LiveBounds, Visit } from './live-door.ts';
import { closeCode, createLivePage } from './live-page.ts';
import type { LivePage } from './live-page.ts';

const helloMs = 10_000;
const usualHeartbeatMs = 25_000;
const messageBytesMax = 4_096;
/** A page that turns to another table says two messages. */
const messagesMax = 30;
const messagesMs = 10_000;
/** By then every process has heard that the session ended. */
const sessionNewsMs = 1_500;

/** The origin of a page in a frame that may do nothing in the name of its site: that of our games. */
const frameOrigin = 'null';

/** The page at the other end of a socket. */
interface Guest {
  readonly visit: Visit;
  /** It hears as a visitor: nobody could tell of which site it is. */
  readonly isOfFrame: boolean;
}

interface LivePlugin {
  /** The page for a browser that goes to the address: the live casino stands at it too. */
  readonly page?: RouteHandlerMethod;
}

const noPage: RouteHandlerMethod = () => {
  throw new AppError('route.not.found');
};

/**
 * `/live`: one socket per page; events of its audiences, in order, from where it left off. Beside those of
 * its member and merchant it subscribes to others, and `audiences` says who may.
 */
export function createLive(options: {
  fanOut: FanOut;
  gate: Gate;
  clock: Clock;
  log: Logger;
  audiences?: readonly AudienceRule[];
  bounds?: LiveBounds;
  heartbeatMs?: number;
}) {
  const { fanOut, gate, clock, log } = options;
  const door = createLiveDoor(options.bounds ?? liveBounds);
  const admit = createAdmission(options.audiences ?? []);
  const pages = new Set<LivePage>();
  let heartbeat: NodeJS.Timeout | null = null;
  let asking: Promise<void> | null = null;

  async function dismissSoon(page: LivePage): Promise<void> {
    await sleep(sessionNewsMs, undefined, { ref: false });
    await dismissEnded(page);
  }

  /** A page whose session has ended hears nothing more of its member. To ask is no use of it. */
  async function dismissEnded({ sessionId, socket }: LivePage): Promise<void> {
    if (sessionId === null) return;
    if (!(await gate.isLive(sessionId).catch(() => true))) socket.close(closeCode.refused);
  }

  /** Sessions also end by age and idleness, which nobody announces. */
  async function dismissAllEnded(): Promise<void> {
    for (const page of pages) await dismissEnded(page);
    asking = null;
  }

  async function welcome(
    socket: WebSocket,
    raw: string,
    { visit, isOfFrame }: Guest,
  ): Promise<LivePage | null> {
    const hello = LiveHello.safeParse(parseJson(raw));
    if (!hello.success) return turnAway(socket, closeCode.wrongMessage);
    const { token, after, subscribe = [] } = hello.data;
    if (isOfFrame && token !== null) return turnAway(socket, closeCode.refused);
    const merchant = await gate.merchantOf(hello.data.merchant, '');
    if (merchant === null) return turnAway(socket, closeCode.refused);
    const session = token === null ? null : await gate.sessionOf(token, merchant);
    if (session === null && !visit.isVisitor()) return turnAway(socket, closeCode.later);
    // It left while it was looked up: nothing would tell any more that it is gone.
    if (socket.readyState !== socket.OPEN) return null;
    // Until the password is changed a session hears what a visitor hears.
    const playerId = session?.mustChangePassword === false ? session.playerId : null;
    const page = createLivePage({
      socket,
      sessionId: session?.id ?? null,
      hearer: { merchant, playerId },
      fanOut,
      admit,
      clock,
      onSessionNews: (heard) => void dismissSoon(heard),
    });
    pages.add(page);
    socket.on('pong', () => {
      page.alive = true;
    });
    socket.on('close', () => {
      pages.delete(page);
      page.leave();
    });
    await page.begin({ after, subscribe });
    return page;
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
    const isOfFrame = request.headers.origin === frameOrigin;
    if (!isOfFrame && !sameOrigin(request.raw)) return socket.close(closeCode.refused);
    const visit = door.enter(networkOf(request.ip), () => socket.terminate());
    if (visit === null) return socket.close(closeCode.later);
    const timer = setTimeout(() => socket.close(closeCode.refused), helloMs);
    socket.on('error', () => socket.terminate());
    socket.once('message', () => {
      clearTimeout(timer);
      visit.greeted();
    });
    converse(socket, { visit, isOfFrame });
    socket.once('close', () => {
      clearTimeout(timer);
      visit.left();
    });
  }

  /** Takes messages one after another: a hello first, then subscriptions. */
  function converse(socket: WebSocket, guest: Guest): void {
    const meter = createMeter(clock);
    let page: LivePage | null = null;
    let turn = Promise.resolve();

    async function take(raw: string): Promise<void> {
      if (socket.readyState !== socket.OPEN) return;
      if (page === null) {
        page = await welcome(socket, raw, guest);
        return;
      }
      const request = LiveRequest.safeParse(parseJson(raw));
      if (request.success) await page.answer(request.data);
      else socket.close(closeCode.wrongMessage);
    }

    socket.on('message', (raw: Buffer) => {
      if (!meter.take()) return socket.close(closeCode.refused, 'live.rate');
      turn = turn
        .then(() => take(raw.toString('utf8')))
        .catch((error: unknown) => {
          log.warn({ err: error }, 'a live message failed');
          socket.close(closeCode.failed);
        });
    });
  }

  return {
    async plugin(app: FastifyInstance, { page = noPage }: LivePlugin = {}): Promise<void> {
      await app.register(websocket, { options: { maxPayload: messageBytesMax } });
      app.route({ method: 'GET', url: '/live', handler: page, wsHandler: greet });
    },
    /** The number of pages that hear this process. */
    listening: (): number => pages.size,
    async start(): Promise<void> {
      await fanOut.start();
      heartbeat = setInterval(beat, options.heartbeatMs ?? usualHeartbeatMs);
      heartbeat.unref();
    },
    async stop(): Promise<void> {
      if (heartbeat !== null) clearInterval(heartbeat);
      for (const page of pages) page.socket.close(closeCode.restart);
      await fanOut.stop();
      await asking;
    },
  };
}

/** Counts the messages of one socket: so many within so long. */
function createMeter(clock: Clock) {
  let count = 0;
  let since = 0;
  return {
    take(): boolean {
      const now = clock.now().getTime();
      if (now - since >= messagesMs) [count, since] = [0, now];
      count += 1;
      return count <= messagesMax;
    },
  };
}

function turnAway(socket: WebSocket, code: number): null {
  socket.close(code);
  return null;
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
