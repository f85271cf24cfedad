import { sql } from '@arara/postgres';
import type { Db } from '@arara/postgres';

/** Any numbers will do, as long as every process takes the same. */
const locks = { tables: 7_261_180_119n, jackpots: 7_261_180_120n } as const;

/** The work that one of all processes does at a time. */
export type LedWork = keyof typeof locks;

/** Takes the lead of a work for as long as this connection lives; false while another one has it. */
export async function takeLead(connection: Db, work: LedWork): Promise<boolean> {
  const { rows } = await connection.query<{ got: boolean }>(sql`
    select pg_try_advisory_lock(${locks[work]}) as got`);
  return rows[0]?.got === true;
}

/** How many connections lead each work: one, or none where nobody does it. */
export async function countLeaders(
  db: Db,
): Promise<{ readonly work: LedWork; readonly leaders: number }[]> {
  const { rows } = await db.query<{ key: bigint; leaders: number }>(sql`
    select (classid::int8 << 32) | objid::int8 as key, count(*)::integer as leaders
    from pg_locks
    where locktype = 'advisory' and objsubid = 1 and granted
      and database = (select oid from pg_database where datname = current_database())
    group by 1`);
  const counts = new Map(rows.map(({ key, leaders }) => [key, leaders]));
  const works = Object.keys(locks) as LedWork[];
  return works.map((work) => ({ work, leaders: counts.get(locks[work]) ?? 0 }));
}
