import { createPool } from '@arara/postgres';
import type { Pool } from '@arara/postgres';
import type { Waiter } from './hurry.ts';

/**
 * A wait without end, for a connection or behind a lock, would take the connection from everybody
 * else: it ends as "busy", and the caller comes again.
 */
const patience = { connectionTimeoutMillis: 10_000, lock_timeout: 5_000 };
/** Jobs, loops and the operator's commands: a proof reads the whole history, so statements may last. */
const inOwnTime = { ...patience, max: 8 };
/** Pages and members: no answer of the site needs a statement of fifteen seconds. */
const ofSite = { ...patience, max: 10, statement_timeout: 15_000 };
/**
 * The vendors' wallet beside its lane, one connection for each of its seats. The question of a vendor before
 * the batch is a row by its key: a request that hangs leaves its seat to others within a second.
 */
const ofVendors = { ...patience, max: 9, lock_timeout: 1_000, statement_timeout: 2_000 };

export interface Connections {
  /** For work that nobody waits for. */
  readonly pool: Pool;
  /** For those who wait for an answer. */
  readonly answers: Record<Waiter, Pool>;
  /** Closes them all, once nobody asks any more. */
  end(): Promise<void>;
}

/** The connections of one process to its database; none is opened before somebody asks. */
export function openConnections(url: string, onError?: (error: Error) => void): Connections {
  const open = (options: typeof patience) =>
    createPool(url, { ...options, application_name: 'arara', ...(onError && { onError }) });
  const pool = open(inOwnTime);
  const answers = { site: open(ofSite), vendor: open(ofVendors) };
  return {
    pool,
    answers,
    async end() {
      await Promise.all([pool, answers.site, answers.vendor].map((each) => each.end()));
    },
  };
}
