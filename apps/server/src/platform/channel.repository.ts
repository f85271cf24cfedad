import { sql } from '@arara/postgres';
import type { Client, Pool } from 'pg';

/** Sends each payload to the processes that listen to a channel. */
export async function notifyAll(
  pool: Pool,
  channel: string,
  payloads: readonly string[],
): Promise<void> {
  await pool.query(sql`select pg_notify(${channel}, p) from unnest(${[...payloads]}::text[]) p`);
}

/** Hears of a channel from now on, on a connection of its own; the channel is a name of ours. */
export async function listenTo(client: Client, channel: string): Promise<void> {
  await client.query(`listen ${channel}`);
}
