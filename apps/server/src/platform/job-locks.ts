import type { Logger } from 'pino';
import type { Pool } from 'pg';
import { forgetWorker, releaseSilent, sayAlive } from './job-lock.repository.ts';

/** How often a process says that it lives, and after how long a silence it counts as gone. */
export interface Pulse {
  readonly beatMs: number;
  readonly goneMs: number;
}

/** The usual pulse. */
export const calm: Pulse = { beatMs: 3_000, goneMs: 12_000 };

export interface JobLocks {
  start(worker: string): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Jobs that a process had begun when it was killed stay locked, for hours by the queue's own rule.
 * So each process says that it lives, and gives back the jobs of those that have fallen silent. One
 * that was only slow finds its job done twice, which every job bears.
 */
export function createJobLocks(options: {
  pool: Pool;
  log: Logger;
  pulse?: Pulse | undefined;
}): JobLocks {
  const { pool, log, pulse = calm } = options;
  let timer: NodeJS.Timeout | null = null;
  let beating: Promise<void> | null = null;
  let self = '';

  async function beat(): Promise<void> {
    try {
      const released = await releaseSilent(pool, self, pulse.goneMs);
      await sayAlive(pool, self);
      if (released > 0) log.warn({ released }, 'jobs of a process that is gone were given back');
    } catch (error) {
      log.warn({ err: error }, 'the jobs of other processes wait for the database');
    }
  }

  return {
    async start(worker) {
      self = worker;
      if (timer !== null) clearInterval(timer);
      await beat();
      timer = setInterval(() => {
        beating ??= beat().finally(() => {
          beating = null;
        });
      }, pulse.beatMs);
      timer.unref();
    },
    async stop() {
      if (timer === null) return;
      clearInterval(timer);
      timer = null;
      await beating;
      await forgetWorker(pool, self);
    },
  };
}
