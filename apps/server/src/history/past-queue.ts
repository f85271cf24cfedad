import { Logger as WorkerLogger, runOnce } from 'graphile-worker';
import type { Logger } from 'pino';
import { Pool } from 'pg';
import type { Job } from '../platform/jobs.ts';
import { isJobDue } from './history.repository.ts';

/** The queue of jobs at the time of a history: done when it is asked, not as the machine's seconds pass. */
export interface PastQueue {
  /** Does what is due, also what that leads to; answers when nothing is due any more. */
  drain(): Promise<void>;
  close(): Promise<void>;
}

const concurrentJobs = 4;

/** Opens the queue with connections of its own, as the program's queue has (`platform/jobs.ts`). */
export function openPastQueue(address: string, jobs: readonly Job[], log: Logger): PastQueue {
  const pool = new Pool({ connectionString: address, max: concurrentJobs + 1 });
  // A connection that breaks fails the statement on it, which ends the history.
  const hear = () => undefined;
  pool.on('error', hear).on('connect', (client) => client.on('error', hear));
  const logger = new WorkerLogger(() => (level, message, meta) => {
    if (level === 'error') log.error({ meta }, message);
  });
  const taskList = Object.fromEntries(
    jobs.map(({ name, run }) => [
      name,
      (payload: unknown) => run((payload ?? {}) as Record<string, unknown>),
    ]),
  );
  return {
    async drain() {
      while (await isJobDue(pool)) {
        await runOnce({
          pgPool: pool,
          taskList,
          logger,
          noHandleSignals: true,
          preset: { worker: { concurrentJobs } },
        });
      }
    },
    close: () => pool.end(),
  };
}
