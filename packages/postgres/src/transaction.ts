import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import type { Pool, Tx } from './database.ts';

export interface TransactionOptions {
  isolation?: 'read committed' | 'repeatable read' | 'serializable';
  /** How often it is tried in all when PostgreSQL asks for a repeat (default 3). */
  attempts?: number;
}

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';
const PAUSE_MS = 20;

/**
 * Runs `work` in one transaction: commits what it returns, rolls back what it throws. A deadlock or
 * a serialization failure runs it again, so `work` must have no effect outside the transaction.
 */
export async function transaction<Result>(
  pool: Pool,
  work: (tx: Tx) => Promise<Result>,
  options: TransactionOptions = {},
): Promise<Result> {
  const { isolation = 'read committed', attempts = 3 } = options;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnce(pool, work, isolation);
    } catch (error) {
      if (attempt >= attempts || !asksForRepeat(error)) throw error;
      // Two that collided would collide again if they came back in step.
      await sleep(randomInt(PAUSE_MS) + PAUSE_MS * (attempt - 1));
    }
  }
}

/** Runs a part of a transaction: when it throws, its own effects are undone and the rest may go on. */
export async function savepoint<Result>(tx: Tx, work: () => Promise<Result>): Promise<Result> {
  await tx.query('SAVEPOINT part');
  try {
    return await work();
  } catch (error) {
    await tx.query('ROLLBACK TO SAVEPOINT part');
    throw error;
  }
}

async function runOnce<Result>(
  pool: Pool,
  work: (tx: Tx) => Promise<Result>,
  isolation: string,
): Promise<Result> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query(`BEGIN ISOLATION LEVEL ${isolation}`);
    const result = await work(asTx(client));
    await commit(client);
    return result;
  } catch (error) {
    broken = await rollBack(client);
    throw error;
  } finally {
    client.release(broken);
  }
}

/** COMMIT of a transaction that failed inside answers ROLLBACK without an error. */
async function commit(client: PoolClient): Promise<void> {
  const { command } = await client.query('COMMIT');
  if (command === 'COMMIT') return;
  throw new Error(
    'The transaction was rolled back: a statement in it failed and was not rethrown.',
  );
}

async function rollBack(client: PoolClient): Promise<Error | undefined> {
  try {
    await client.query('ROLLBACK');
    return undefined;
  } catch (error) {
    return error as Error;
  }
}

function asTx(client: PoolClient): Tx {
  const query: Tx['query'] = (statement, values) => client.query(statement, values);
  return { isTransaction: true, query };
}

function asksForRepeat(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return code === SERIALIZATION_FAILURE || code === DEADLOCK;
}
