import { readFile } from 'node:fs/promises';
import { createPool, transaction } from '@arara/postgres';
import type { Pool } from '@arara/postgres';

/** Any number will do, as long as every sandbox takes the same. */
const schemaLock = 7_261_180_050;

/** Makes schema `sandbox` where it is missing. */
export async function prepareSchema(pool: Pool): Promise<void> {
  await prepare(pool, '');
}

/** The same as the owner of the database, for a program whose role may only use the schema. */
export async function prepareSandbox(ownerUrl: string, role: string): Promise<void> {
  const pool = createPool(ownerUrl, { max: 1 });
  try {
    await prepare(
      pool,
      `grant usage on schema sandbox to ${role};
      grant select, insert, update, delete on all tables in schema sandbox to ${role}`,
    );
  } finally {
    await pool.end();
  }
}

/** Programs that start together take turns: PostgreSQL refuses two grants on one table at a time. */
async function prepare(pool: Pool, grants: string): Promise<void> {
  const statements = await readFile(new URL('./schema.sql', import.meta.url), 'utf8');
  await transaction(pool, async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [schemaLock]);
    await tx.query(statements);
    if (grants !== '') await tx.query(grants);
  });
}
