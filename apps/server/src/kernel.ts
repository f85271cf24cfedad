import { createPool } from '@arara/postgres';
import type { Pool } from '@arara/postgres';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { systemClock } from './platform/clock.ts';
import type { Clock } from './platform/clock.ts';
import { createDatabase } from './platform/database.ts';
import type { Database } from './platform/database.ts';
import { createEvents } from './platform/events.ts';
import type { Events } from './platform/events.ts';
import { createJobs } from './platform/jobs.ts';
import type { Jobs } from './platform/jobs.ts';
import { createLog } from './platform/log.ts';
import { createMessages } from './platform/messages.ts';
import type { Messages } from './platform/messages.ts';
import { createMetrics } from './platform/metrics.ts';
import type { Metrics } from './platform/metrics.ts';
import { createNotifier } from './platform/notifier.ts';
import type { Notifier } from './platform/notifier.ts';

/**
 * What everybody shares. Who waits too long, for a connection or behind a lock, is told to come
 * again: a wait without end would take the connection from everybody else. Statements may take their
 * time, because proofs read the whole history.
 */
const shared = { max: 12, connectionTimeoutMillis: 10_000, lock_timeout: 5_000 };

/** What every module may be given: the platform without any business in it. */
export interface Kernel {
  readonly config: Config;
  readonly databaseUrl: string;
  readonly pool: Pool;
  readonly database: Database;
  readonly notifier: Notifier;
  readonly events: Events;
  readonly jobs: Jobs;
  readonly clock: Clock;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly messages: Messages;
}

/** Builds the platform on a database that is migrated; nothing runs before `start`. */
export function createKernel(
  config: Config,
  databaseUrl: string,
  clock: Clock = systemClock,
): Kernel {
  const log = createLog(config.LOG_LEVEL);
  const pool = createPool(databaseUrl, {
    ...shared,
    application_name: 'arara',
    onError: ({ message }) => log.warn({ reason: message }, 'database connection broke'),
  });
  const database = createDatabase(pool);
  const notifier = createNotifier({ pool, databaseUrl, log });
  return {
    config,
    databaseUrl,
    pool,
    database,
    notifier,
    events: createEvents(database, notifier),
    jobs: createJobs({ pool, databaseUrl, log }),
    clock,
    log,
    metrics: createMetrics(),
    messages: createMessages(),
  };
}
