import { sql, type Db } from '@arara/postgres';
import { required } from './required.ts';

/** Makes the months ahead that are missing; returns how many tables were made. A daily job. */
export async function createPartitions(db: Db, monthsAhead = 3): Promise<number> {
  const { rows } = await db.query<{ made: number }>(sql`
    SELECT ledger.create_partitions(${monthsAhead}) AS made`);
  return required(rows[0], 'partitions').made;
}
