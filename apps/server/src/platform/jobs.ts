import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Tx } from '@arara/postgres';
import { Logger as WorkerLogger, parseCronItems, run } from 'graphile-worker';
import type { ParsedCronItem, Runner, TaskList, WorkerEvents } from 'graphile-worker';
import type { Logger } from 'pino';
import { Pool } from 'pg';
import { addJob } from './job.repository.ts';
import type { JobRequest } from './job.repository.ts';
import { createJobLocks } from './job-locks.ts';
import type { Pulse } from './job-locks.ts';
import { traced } from './traces.ts';

export type { JobRequest } from './job.repository.ts';

/** Work that happens later or again: once each, whatever the number of workers. */
export interface Job {
  readonly name: string;
  readonly run: (payload: Record<string, unknown>) => Promise<void>;
  /** Five-field pattern in UTC; absent for jobs that are only enqueued. */
  readonly cron?: string;
  /** Runs once at start too: sweeps that must not wait for their minute. */
  readonly atStart?: boolean;
}

export interface Jobs {
  /** Enqueues in the caller's transaction: the job exists exactly when the change does. */
  enqueue(tx: Pick<Tx, 'query'>, request: JobRequest): Promise<void>;
  start(jobs: readonly Job[]): Promise<void>;
  stop(): Promise<void>;
}

const concurrentJobs = 4;
/** Jobs use the program's connections; the queue needs its own for a moment at a time. */
const queueConnections = 3;
const restartMs = 1_000;

/**
 * Jobs in PostgreSQL by graphile-worker. It gets connections of its own, because it expects numbers
 * of 8 bytes as text: with ours it could not write down that a job had failed, and that ended the
 * process.
 */
export function createJobs(options: {
  pool: Pool;
  databaseUrl: string;
  log: Logger;
  pulse?: Pulse;
}): Jobs {
  const { pool, log } = options;
  const logger = new WorkerLogger(() => (level, message, meta) => {
    if (level === 'error') log.error({ meta }, message);
    else log.debug({ meta }, message);
  });
  const locks = createJobLocks(options);
  let runner: Runner | null = null;
  let connections: Pool | null = null;
  const end = new AbortController();

  /**
   * The queue's own take their ears off before they close: one that the database drops in that moment
   * would end the process.
   */
  function openConnections(): Pool {
    const own = new Pool({ connectionString: options.databaseUrl, max: queueConnections });
    const hear = (error: Error) => log.warn({ err: error }, 'the queue lost a connection');
    own.on('error', hear).on('connect', (client) => client.on('error', hear));
    return own;
  }

  /** Each ends when the queue has given it back; nothing waits for that. */
  function closeConnections(): void {
    connections?.end().catch((error: unknown) => log.warn({ err: error }, 'the queue lets go'));
    connections = null;
  }

  /** Where the queue stops by itself, after a failure of the database, it is started again. */
  async function keepRunning(jobs: readonly Job[]): Promise<void> {
    while (!end.signal.aborted) {
      await runner?.promise.catch((error: unknown) =>
        log.warn({ err: error }, 'the queue stopped'),
      );
      closeConnections();
      if (!end.signal.aborted) await sleep(restartMs, undefined, { ref: false });
      if (end.signal.aborted) return;
      await launch(jobs).catch((error: unknown) => log.warn({ err: error }, 'the queue waits'));
    }
  }

  async function launch(jobs: readonly Job[]): Promise<void> {
    const events: WorkerEvents = new EventEmitter();
    let worker = '';
    // Under this name the queue locks the jobs that this process begins.
    events.once('pool:create', ({ workerPool }) => {
      worker = workerPool.id;
    });
    closeConnections();
    connections = openConnections();
    runner = await run({
      pgPool: connections,
      events,
      taskList: tasksOf(jobs),
      parsedCronItems: timesOf(jobs),
      logger,
      preset: { worker: endsInBatches },
      concurrency: concurrentJobs,
      noHandleSignals: true,
      pollInterval: 1_000,
    });
    await locks.start(worker);
  }

  return {
    enqueue: addJob,
    async start(jobs) {
      await launch(jobs);
      void keepRunning(jobs);
      for (const job of jobs) {
        if (job.atStart === true) await addJob(pool, { name: job.name, key: job.name });
      }
    },
    async stop() {
      end.abort();
      // One that has stopped by itself cannot be stopped again.
      await runner?.stop().catch(() => undefined);
      closeConnections();
      await locks.stop();
      runner = null;
    },
  };
}

/**
 * The queue writes down the ends of jobs one by one and lets nobody wait for it, so that a broken
 * connection would end the process; in batches a failure only stops the queue.
 */
const endsInBatches = { completeJobBatchDelay: 0, failJobBatchDelay: 0 };

function tasksOf(jobs: readonly Job[]): TaskList {
  return Object.fromEntries(
    jobs.map((job) => [
      job.name,
      (payload: unknown) =>
        traced('job', { job: job.name }, () => job.run((payload ?? {}) as Record<string, unknown>)),
    ]),
  );
}

function timesOf(jobs: readonly Job[]): ParsedCronItem[] {
  return parseCronItems(
    jobs.flatMap((job) =>
      job.cron === undefined
        ? []
        : [
            {
              task: job.name,
              match: job.cron,
              identifier: job.name,
              // The next time is the next try: what fails never piles up.
              options: { jobKey: job.name, maxAttempts: 1 },
            },
          ],
    ),
  );
}
