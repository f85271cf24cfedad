import type { Db } from '@arara/postgres';
import type { Logger } from 'pino';
import type { Notifier } from '../../platform/notifier.ts';
import type { SessionCache } from './session-cache.ts';
import { endedSince } from './session.repository.ts';

/** News come many times a second under load; looking this often is soon enough. */
const pauseMs = 200;

export interface SessionWatch {
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Forgets sessions that another process ended: within a moment of the news, at most a second. */
export function createSessionWatch(options: {
  db: Db;
  notifier: Pick<Notifier, 'onNews'>;
  cache: SessionCache;
  log: Pick<Logger, 'warn'>;
}): SessionWatch {
  const { db, notifier, cache, log } = options;
  let xid = '0';
  let timer: NodeJS.Timeout | null = null;
  let looking: Promise<void> | null = null;
  let unsubscribe: (() => void) | null = null;

  async function look(): Promise<void> {
    timer = null;
    try {
      const ended = await endedSince(db, xid);
      xid = ended.xid;
      cache.forget(ended.ids);
    } catch (error) {
      log.warn({ err: error }, 'ended sessions could not be read');
    }
  }

  return {
    async start() {
      // Nothing is cached yet, so only what ends from here on matters.
      xid = (await endedSince(db, '9223372036854775807')).xid;
      unsubscribe = notifier.onNews(() => {
        timer ??= setTimeout(() => {
          looking = look();
        }, pauseMs);
      });
    },
    async stop() {
      unsubscribe?.();
      if (timer !== null) clearTimeout(timer);
      await looking;
    },
  };
}
