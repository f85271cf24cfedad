import { transaction } from '@arara/postgres';
import type { Pool, Tx } from '@arara/postgres';

/**
 * Runs a statement that the triggers of the database refuse to everybody, with the triggers off: for who
 * cannot wait until the time of an issue comes, and moves it. Only the owner of the database server can.
 */
export function rewrite<Row extends Record<string, unknown>>(
  pool: Pool,
  statement: Parameters<Tx['query']>[0],
): Promise<Row[]> {
  return transaction(pool, async (tx) => {
    await tx.query('set local session_replication_role = replica');
    const { rows } = await tx.query<Row>(statement);
    return rows;
  });
}
