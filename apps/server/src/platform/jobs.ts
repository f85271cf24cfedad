import { EventEmitter } from 'node:events';
import { sql } from '@arara/postgres';
import type { Tx } from '@arara/postgres';
import { Logger as WorkerLogger, parseCronItems, run, runMigrations } from 'graphile-worker';
import type { Runner, TaskList, WorkerEvents } from 'graphile-worker';
import type { Logger } from 'pino';
import type { Pool } from 'pg';
import { createJobLocks } from './job-locks.ts';
import type { Pulse } from './job-locks.ts';

/** Work that happens later or again: once each, whatever the number of workers. */
export interface Job {
  readonly name: string;
  readonly run: (payload: Record<string, unknown>) => Promise<void>;
  /** Five-field pattern in UTC; absent for jobs that are only enqueued. */
  readonly cron?: string;
  /** Runs once at start too: sweeps that must not wait for their minute. */
  readonly atStart?: boolean;
}

export interface JobRequest {
  readonly name: string;
  readonly payload?: Record<string, unknown>;
  /** A later request of the same key replaces the earlier one while it has not run. */
  readonly key?: string;
  readonly runAt?: Date;
  readonly maxAttempts?: number;
}

export interface Jobs {
  /** Enqueues in the caller's transaction: the job exists exactly when the change does. */
  enqueue(tx: Pick<Tx, 'query'>, request: JobRequest): Promise<void>;
  prepare(): Promise<void>;
  start(jobs: readonly Job[]): Promise<void>;
  stop(): Promise<void>;
}

const concurrentJobs = 4;

/** Jobs in PostgreSQL by graphile-worker. */
export function createJobs(options: { pool: Pool; log: Logger; pulse?: Pulse }): Jobs {
  const { pool } = options;
  const logger = new WorkerLogger(() => (level, message, meta) => {
    if (level === 'error') options.log.error({ meta }, message);
    else options.log.debug({ meta }, message);
  });
  const locks = createJobLocks(options);
  let runner: Runner | null = null;
  return {
    async prepare() {
      await runMigrations({ pgPool: pool, logger });
    },
    async enqueue(tx, request) {
      await tx.query(sql`
        select graphile_worker.add_job(
          ${request.name},
          ${JSON.stringify(request.payload ?? {})}::json,
          run_at => ${request.runAt ?? null}::timestamptz,
          max_attempts => ${request.maxAttempts ?? 25},
          job_key => ${request.key ?? null}::text)`);
    },
    async start(jobs) {
      const taskList: TaskList = Object.fromEntries(
        jobs.map((job) => [
          job.name,
          (payload: unknown) => job.run((payload ?? {}) as Record<string, unknown>),
        ]),
      );
      const parsedCronItems = parseCronItems(
        jobs.flatMap((job) =>
          job.cron === undefined ? [] : [{ task: job.name, match: job.cron, identifier: job.name }],
        ),
      );
      const events: WorkerEvents = new EventEmitter();
      let worker = '';
      // Under this name the queue locks the jobs that this process begins.
      events.once('pool:create', ({ workerPool }) => {
        worker = workerPool.id;
      });
      runner = await run({
        pgPool: pool,
        events,
        taskList,
        parsedCronItems,
        logger,
        concurrency: concurrentJobs,
        noHandleSignals: true,
        pollInterval: 1_000,
      });
      await locks.start(worker);
      for (const job of jobs) {
        if (job.atStart === true) await this.enqueue(pool, { name: job.name, key: job.name });
      }
    },
    async stop() {
      await runner?.stop();
      await locks.stop();
      runner = null;
    },
  };
}
