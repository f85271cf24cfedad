import type { Logger } from 'pino';
import pg from 'pg';
import type { Pool } from 'pg';
import { unhurried } from './hurry.ts';

const channel = 'arara_events';
/** Announcements of a busy moment travel as one: NOTIFY takes a lock that commits share. */
const coalesceMs = 10;
/** A lost connection or announcement costs at most this. */
const pollMs = 1_000;
const connectMs = 5_000;

export interface Notifier {
  /** Announces that the outbox has news, to every process. */
  poke(): void;
  /** Calls back on news and at least every second; returns the way to stop it. */
  onNews(listener: () => void): () => void;
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
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  let pending: NodeJS.Timeout | null = null;
  let poller: NodeJS.Timeout | null = null;
  let client: pg.Client | null = null;
  let connecting: Promise<void> | null = null;
  let stopped = false;

  async function announce(): Promise<void> {
    pending = null;
    tell();
    await pool.query(`notify ${channel}`);
  }

  async function listen(): Promise<void> {
    const next = new pg.Client({
      connectionString: options.databaseUrl,
      connectionTimeoutMillis: connectMs,
    });
    next.on('notification', tell);
    next.on('error', (error) => {
      log.warn({ err: error }, 'event listener lost its connection');
      client = null;
    });
    await next.connect();
    await next.query(`listen ${channel}`);
    client = next;
  }

  /** Asked each second; an attempt that takes longer is waited for, not joined by another. */
  function keepListening(): void {
    tell();
    if (client !== null || stopped) return;
    connecting ??= listen()
      .catch((error: unknown) => log.warn({ err: error }, 'event listener waits'))
      .finally(() => {
        connecting = null;
      });
  }

  return {
    poke() {
      if (pending !== null || stopped) return;
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
