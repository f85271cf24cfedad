import { sql } from '@arara/postgres';
import type { Logger } from 'pino';
import type { Pool } from 'pg';

/** How often a process says that it lives, and after how long a silence it counts as gone. */
export interface Pulse {
  readonly beatMs: number;
  readonly goneMs: number;
}

const calm: Pulse = { beatMs: 3_000, goneMs: 12_000 };

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
      await pool.query(sql`delete from platform.worker where id = ${self}`);
    },
  };
}

/** Writes it down, and forgets those that have been gone for a day. */
async function sayAlive(pool: Pool, worker: string): Promise<void> {
  await pool.query(sql`
    with old as (
      delete from platform.worker
      where seen_at < clock_timestamp() - interval '1 day' and id <> ${worker}
    )
    insert into platform.worker (id, seen_at) values (${worker}, clock_timestamp())
    on conflict (id) do update set seen_at = excluded.seen_at`);
}

/**
 * Gives back what workers hold that nobody has heard of for a while; answers how many jobs. One that
 * was silent itself does not judge: its machine may have slept, and the others with it.
 */
async function releaseSilent(pool: Pool, self: string, goneMs: number): Promise<number> {
  const { rows } = await pool.query<{ jobs: number }>(sql`
    with silent as (
      select clock_timestamp() - make_interval(secs => ${goneMs / 1_000}) as since
    ), held as (
      select job.locked_by as worker, count(*) as jobs
      from graphile_worker.jobs job, silent
      where job.locked_at < silent.since
        and exists (
          select from platform.worker judge
          where judge.id = ${self} and judge.seen_at >= silent.since)
        and not exists (
          select from platform.worker alive
          where alive.id = job.locked_by and alive.seen_at >= silent.since)
      group by job.locked_by
    )
    select coalesce(sum(jobs), 0)::integer as jobs,
      graphile_worker.force_unlock_workers(coalesce(array_agg(worker), '{}'))
    from held`);
  return rows[0]?.jobs ?? 0;
}
