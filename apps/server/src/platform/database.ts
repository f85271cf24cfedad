import { transaction } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';
import type { Pool } from 'pg';
import { waiterNow } from './hurry.ts';
import type { Waiter } from './hurry.ts';

export interface Database {
  readonly pool: Pool;
  /** For reads outside a transaction. */
  readonly read: Db;
  /** Runs `work` in one transaction; what it registered with `afterCommit` runs once it is durable. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  afterCommit(tx: Tx, effect: () => void): void;
}

/**
 * The database as modules see it: reads, transactions, and effects that wait for the commit. `pool`
 * takes its time; `answers` are the connections of those who wait for an answer.
 */
export function createDatabase(pool: Pool, answers?: Record<Waiter, Pool>): Database {
  const effects = new WeakMap<Tx, Set<() => void>>();
  function poolNow(): Pool {
    const waiter = waiterNow();
    return waiter === undefined || answers === undefined ? pool : answers[waiter];
  }
  return {
    pool,
    read: { query: (statement, values) => poolNow().query(statement, values) },
    async transaction(work) {
      let pending = new Set<() => void>();
      const result = await transaction(poolNow(), async (tx) => {
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
