import { runMigrations, Logger as WorkerLogger } from 'graphile-worker';
import type { Logger } from 'pino';
import { Pool } from 'pg';
import { grantQueue } from './queue.repository.ts';

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
