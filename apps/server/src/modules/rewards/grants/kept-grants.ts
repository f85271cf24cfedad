import type { Db } from '@arara/postgres';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Database } from '../../../platform/database.ts';
import type { Notifier } from '../../../platform/notifier.ts';
import { activeOf, changedSince } from './grant.repository.ts';
import type { GrantRow } from './grant.types.ts';

const playersMax = 200_000;
/** Changes of other processes are looked for at most this often. */
const lookMs = 50;

/** The active grants of members in memory: a stake asks for them and costs no query. */
export interface KeptGrants {
  of(playerId: bigint, tx?: Db): Promise<readonly GrantRow[]>;
  /** After a change by this process. */
  forget(playerId: bigint): void;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Keeps them until news of a change comes, from this process or another. */
export function createKeptGrants({
  database,
  notifier,
  log,
}: {
  readonly database: Database;
  readonly notifier: Pick<Notifier, 'onNews'>;
  readonly log: Pick<Logger, 'warn'>;
}): KeptGrants {
  const kept = new LRUCache<bigint, Promise<readonly GrantRow[]>>({ max: playersMax });
  let xid = '0';
  let timer: NodeJS.Timeout | null = null;
  let unsubscribe: (() => void) | null = null;

  async function look(): Promise<void> {
    timer = null;
    try {
      const changed = await changedSince(database.read, xid);
      xid = changed.xid;
      for (const playerId of changed.playerIds) kept.delete(playerId);
    } catch (error) {
      log.warn({ err: error }, 'changes of grants could not be read');
    }
  }

  return {
    of(playerId, tx) {
      // A transaction may have changed them itself.
      if (tx !== undefined) return activeOf(tx, playerId);
      const known = kept.get(playerId);
      if (known !== undefined) return known;
      const loading = activeOf(database.read, playerId);
      kept.set(playerId, loading);
      loading.catch(() => kept.delete(playerId));
      return loading;
    },
    forget: (playerId) => void kept.delete(playerId),
    async start() {
      xid = (await changedSince(database.read, '9223372036854775807')).xid;
      unsubscribe = notifier.onNews(() => {
        timer ??= setTimeout(() => void look(), lookMs);
      });
    },
    async stop() {
      unsubscribe?.();
      if (timer !== null) clearTimeout(timer);
    },
  };
}
