import { sql } from '@arara/postgres';
import type { Db } from '@arara/postgres';

/** How many sessions of this database wait for a lock: a test goes on once the other one does. */
export async function waitersOf(db: Db): Promise<number> {
  // A transaction keeps its first picture of the sessions, and does not see one that is opened later.
  await db.query(sql`select pg_stat_clear_snapshot()`);
  const { rows } = await db.query<{ count: number }>(sql`
    select count(distinct pid)::integer as count from pg_locks
    where not granted and pid in (
      select pid from pg_stat_activity where datname = current_database())`);
  return rows[0]?.count ?? 0;
}
