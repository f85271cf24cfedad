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
