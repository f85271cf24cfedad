import { runMigrations, Logger as WorkerLogger } from 'graphile-worker';
import type { Logger } from 'pino';
import { Pool } from 'pg';

/** The tables that the queue writes; the rest it reads only. */
const written = {
  _private_jobs: 'insert, update, delete',
  _private_job_queues: 'insert, update, delete',
  _private_tasks: 'insert, update, delete',
  _private_known_crontabs: 'insert, update',
} as const;

/**
 * Makes the tables of the job queue, as the owner of the database, and lets a role work with them. The queue
 * hides its rows from every role that owns them not, unless a policy shows them.
 */
export async function prepareQueue(
  ownerUrl: string,
  options: { readonly role: string | null; readonly log: Logger },
): Promise<void> {
  const { role, log } = options;
  const logger = new WorkerLogger(() => (level, message, meta) => {
    if (level === 'error') log.error({ meta }, message);
    else log.debug({ meta }, message);
  });
  // Connections that hear errors to their end: the queue's own would not, nor wait for it.
  const pool = new Pool({ connectionString: ownerUrl, max: 1 });
  const hear = (error: Error) => log.warn({ err: error }, 'the queue lost a connection');
  pool.on('error', hear).on('connect', (client) => client.on('error', hear));
  try {
    await runMigrations({ pgPool: pool, logger });
    if (role !== null) await grantQueue(pool, role);
  } finally {
    await pool.end();
  }
}

/** Once: a policy takes a lock that jobs would wait for. Programs that start together take turns. */
async function grantQueue(pool: Pool, role: string): Promise<void> {
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
