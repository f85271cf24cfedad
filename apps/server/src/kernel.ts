import type { Pool } from '@arara/postgres';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { systemClock } from './platform/clock.ts';
import type { Clock } from './platform/clock.ts';
import { openConnections } from './platform/connections.ts';
import { createDatabase } from './platform/database.ts';
import type { Database } from './platform/database.ts';
import { createEvents } from './platform/events.ts';
import type { Events } from './platform/events.ts';
import { createJobs } from './platform/jobs.ts';
import type { Jobs } from './platform/jobs.ts';
import { createLog } from './platform/log.ts';
import { createTexts } from './platform/texts.ts';
import type { Texts } from './platform/texts.ts';
import { watchBatches } from './platform/batch.metrics.ts';
import type { WatchBatch } from './platform/batch.metrics.ts';
import { createMetrics } from './platform/metrics.ts';
import type { Metrics } from './platform/metrics.ts';
import { watchPools } from './platform/pool.metrics.ts';
import { createNotifier } from './platform/notifier.ts';
import type { Notifier } from './platform/notifier.ts';

/** The services that every module may be given: the platform without any business in it. */
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
  /** Makes the watcher of the batches of a lane of the ledger. */
  readonly batches: (lane: string) => WatchBatch;
  readonly texts: Texts;
  /** Closes the connections, once nobody asks any more. */
  end(): Promise<void>;
}

/** Builds the platform on a database that is migrated; nothing runs before `start`. */
export function createKernel(
  config: Config,
  databaseUrl: string,
  clock: Clock = systemClock,
): Kernel {
  const log = createLog(config.LOG_LEVEL);
  const { pool, answers, end } = openConnections(databaseUrl, ({ message }) =>
    log.warn({ reason: message }, 'database connection broke'),
  );
  const database = createDatabase(pool, answers);
  const metrics = createMetrics();
  watchPools(metrics, { work: pool, ...answers });
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
    metrics,
    batches: watchBatches(metrics),
    texts: createTexts(),
    end,
  };
}
