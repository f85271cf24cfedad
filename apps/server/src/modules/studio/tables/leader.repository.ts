import { sql } from '@arara/postgres';
import type { Db } from '@arara/postgres';

/** Any number will do, as long as every process takes the same. */
const leaderLock = 7_261_180_119n;

/** Takes the lead for as long as this connection lives; false while another one has it. */
export async function takeLead(connection: Db): Promise<boolean> {
  const { rows } = await connection.query<{ got: boolean }>(sql`
    select pg_try_advisory_lock(${leaderLock}) as got`);
  return rows[0]?.got === true;
}
