import { sql } from '@arara/postgres';
import type { Pool } from 'pg';

/** Asks the database nothing, to see that it answers. */
export async function ping(pool: Pool): Promise<void> {
  await pool.query(sql`select 1`);
}

/** The role of a connection; `narrow`: it neither owns the ledger's tables nor is a superuser. */
export async function readOwnRole(
  pool: Pool,
): Promise<{ readonly name: string; readonly narrow: boolean } | null> {
  const { rows } = await pool.query<{ name: string; narrow: boolean }>(sql`
    select current_user as name, not (r.rolsuper or pg_has_role(r.oid, c.relowner, 'USAGE')) as narrow
    from pg_roles r, pg_class c
    where r.rolname = current_user and c.oid = 'ledger.transfers'::regclass`);
  return rows[0] ?? null;
}
