import { sql } from '@arara/postgres';
import type { ClientBase } from 'pg';

/** Processes that start together on an empty database write the first data one after another. */
const seedLock = 4_812_093_555n;

/** Waits until no other process writes the first data; the lock ends with its connection. */
export async function takeSeedLock(client: ClientBase): Promise<void> {
  await client.query('set lock_timeout = 0');
  await client.query(sql`select pg_advisory_lock(${seedLock})`);
}
