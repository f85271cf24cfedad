import { transaction } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';
import type { Pool } from 'pg';

export interface Database {
  readonly pool: Pool;
  /** For reads outside a transaction. */
  readonly read: Db;
  /** Runs `work` in one transaction; what it registered with `afterCommit` runs once it is durable. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  afterCommit(tx: Tx, effect: () => void): void;
}

/** The database as modules see it: reads, transactions, and effects that wait for the commit. */
export function createDatabase(pool: Pool): Database {
  const effects = new WeakMap<Tx, Set<() => void>>();
  return {
    pool,
    read: pool,
    async transaction(work) {
      let pending = new Set<() => void>();
      const result = await transaction(pool, async (tx) => {
        // A retried attempt starts with no effects of the one that was rolled back.
        pending = new Set();
        effects.set(tx, pending);
        return work(tx);
      });
      for (const effect of pending) effect();
      return result;
    },
    afterCommit(tx, effect) {
      effects.get(tx)?.add(effect);
    },
  };
}
