import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import pg from 'pg';
import type { Pool } from 'pg';
import { listenTo, notifyAll } from './channel.repository.ts';
import { unhurried } from './hurry.ts';
import { createGathering, packNews, unpackNews } from './news.ts';
import type { News } from './news.ts';

const channel = 'arara_events';
/** Announcements of a busy moment travel as one: NOTIFY takes a lock that commits share. */
const coalesceMs = 10;
/** A lost connection or announcement costs at most this. */
const pollMs = 1_000;
const connectMs = 5_000;

export interface Notifier {
  /**
   * Announces news of the outbox to every process. `audiences` are those of the new events, none if no page
   * hears them; a writer that cannot tell leaves them out, and then every process looks.
   */
  poke(audiences?: readonly string[]): void;
  /** Calls back on news and at least every second; returns the way to stop it. */
  onNews(listener: (news: News) => void): () => void;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** One coalesced notifier per process over LISTEN/NOTIFY; polling covers what gets lost. */
export function createNotifier(options: {
  pool: Pool;
  databaseUrl: string;
  log: Logger;
}): Notifier {
  const { pool, log } = options;
  const listeners = new Set<(news: News) => void>();
  const tell = (news: News) => {
    for (const listener of listeners) listener(news);
  };
  const self = randomUUID().slice(0, 8);
  const gathering = createGathering();
  let pending: NodeJS.Timeout | null = null;
  let poller: NodeJS.Timeout | null = null;
  let client: pg.Client | null = null;
  let connecting: Promise<void> | null = null;
  let stopped = false;

  async function announce(): Promise<void> {
    pending = null;
    const audiences = gathering.take();
    tell({ audiences, isEcho: false });
    const payloads = packNews(self, audiences);
    await notifyAll(pool, channel, payloads);
  }

  async function listen(): Promise<void> {
    const next = new pg.Client({
      connectionString: options.databaseUrl,
      connectionTimeoutMillis: connectMs,
    });
    next.on('notification', ({ payload }) => tell(unpackNews(self, payload)));
    next.on('error', (error) => {
      log.warn({ err: error }, 'event listener lost its connection');
      client = null;
    });
    await next.connect();
    await listenTo(next, channel);
    client = next;
  }

  /** Asked each second; an attempt that takes longer is waited for, not joined by another. */
  function keepListening(): void {
    tell({ audiences: null, isEcho: false });
    if (client !== null || stopped) return;
    connecting ??= listen()
      .catch((error: unknown) => log.warn({ err: error }, 'event listener waits'))
      .finally(() => {
        connecting = null;
      });
  }

  return {
    poke(audiences) {
      if (stopped) return;
      gathering.add(audiences ?? null);
      if (pending !== null) return;
      // A request may have brought the news; what follows is nobody's answer.
      pending = setTimeout(() => {
        unhurried(announce).catch((error: unknown) =>
          log.warn({ err: error }, 'announcement lost'),
        );
      }, coalesceMs);
    },
    onNews(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async start() {
      await listen();
      poller = setInterval(keepListening, pollMs);
      poller.unref();
    },
    async stop() {
      stopped = true;
      if (pending !== null) clearTimeout(pending);
      if (poller !== null) clearInterval(poller);
      await connecting;
      await client?.end();
      client = null;
    },
  };
}
