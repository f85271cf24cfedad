import { sql } from '@arara/postgres';
import type { Pool } from 'pg';

/** Writes down that a worker lives, and forgets those that have been gone for a day. */
export async function sayAlive(pool: Pool, worker: string): Promise<void> {
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
export async function releaseSilent(pool: Pool, self: string, goneMs: number): Promise<number> {
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

export async function forgetWorker(pool: Pool, worker: string): Promise<void> {
  await pool.query(sql`delete from platform.worker where id = ${worker}`);
}
