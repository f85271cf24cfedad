import type { Pool } from 'pg';

/** The tables that the queue writes; the rest it reads only. */
const written = {
  _private_jobs: 'insert, update, delete',
  _private_job_queues: 'insert, update, delete',
  _private_tasks: 'insert, update, delete',
  _private_known_crontabs: 'insert, update',
} as const;

/** Lets a role work with the queue, once: a policy takes a lock that jobs would wait for. Programs that start together take turns. */
export async function grantQueue(pool: Pool, role: string): Promise<void> {
  const rights = Object.entries(written).map(
    ([table, verbs]) => `grant ${verbs} on graphile_worker.${table} to ${role};
      create policy ${role} on graphile_worker.${table} to ${role} using (true) with check (true);`,
  );
  await pool.query(`do $$ begin
    perform pg_advisory_xact_lock(hashtext('platform.prepare-queue'));
    if exists (select from pg_policies where schemaname = 'graphile_worker' and policyname = '${role}')
    then return; end if;
    grant usage on schema graphile_worker to ${role};
    grant select on all tables in schema graphile_worker to ${role};
    ${rights.join('\n')}
  end $$`);
}
