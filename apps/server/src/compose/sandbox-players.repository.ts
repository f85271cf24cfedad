import { sql } from '@arara/postgres';
import type { Db } from '@arara/postgres';

/** True for the one process of a database whose connection takes it first; it goes with the connection. */
export async function takePlayersLock(db: Db): Promise<boolean> {
  const { rows } = await db.query<{ taken: boolean }>(sql`
    select pg_try_advisory_lock(hashtext('sandbox.players')) as taken`);
  return rows[0]?.taken === true;
}
