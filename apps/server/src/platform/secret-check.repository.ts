import { sql } from '@arara/postgres';
import type { Db } from '@arara/postgres';

/** Writes the first one down; any other stays away. */
export async function keepFirstCheck(db: Db, derived: Buffer): Promise<void> {
  await db.query(sql`
    insert into platform.secret_check (derived) values (${derived}) on conflict do nothing`);
}

export async function isFirstCheck(db: Db, derived: Buffer): Promise<boolean> {
  const { rowCount } = await db.query(sql`
    select from platform.secret_check where derived = ${derived}`);
  return rowCount === 1;
}
