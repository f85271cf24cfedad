import type { Pool } from '@arara/postgres';

/** The tables of the audit, which their owner alone can make forget their triggers. */
const tables = ['audit', 'audit_link', 'audit_proof'] as const;

/** Does to the audit what only the owner of the database can do: without a trigger that refuses or chains. */
export async function forge(owner: Pool, statements: string): Promise<void> {
  const client = await owner.connect();
  const toggle = (word: string) =>
    client.query(tables.map((name) => `alter table staff.${name} ${word} trigger user`).join(';'));
  try {
    await client.query('begin');
    await toggle('disable');
    await client.query(statements);
    await toggle('enable');
    await client.query('commit');
  } finally {
    client.release();
  }
}
