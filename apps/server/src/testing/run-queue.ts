import type { Pool } from '@arara/postgres';
import type { Job } from '../platform/jobs.ts';

interface JobRow extends Record<string, unknown> {
  id: bigint;
  name: string;
  payload: Record<string, unknown>;
}

/** Runs what waits in the queue, once each, as a worker would; jobs that are not given are dropped. */
export async function runQueue(pool: Pool, jobs: readonly Job[]): Promise<void> {
  for (;;) {
    const { rows } = await pool.query<JobRow>(`
      select j.id, t.identifier as name, j.payload
      from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      order by j.id`);
    if (rows.length === 0) return;
    for (const row of rows) {
      await jobs.find(({ name }) => name === row.name)?.run(row.payload);
      await pool.query('delete from graphile_worker._private_jobs where id = $1', [row.id]);
    }
  }
}
