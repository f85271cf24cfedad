import { sql } from '@arara/postgres';
import type { Db } from '@arara/postgres';

export async function readWatermark(db: Db, name: string): Promise<Date | null> {
  const { rows } = await db.query<{ at: Date }>(
    sql`select at from cashier.watermark where name = ${name}`,
  );
  return rows[0]?.at ?? null;
}

/** Moves a watermark forward; another process may have moved it further. */
export async function moveWatermark(db: Db, name: string, at: Date): Promise<void> {
  await db.query(sql`
    insert into cashier.watermark as known (name, at) values (${name}, ${at})
    on conflict (name) do update set at = greatest(known.at, excluded.at)`);
}

/** Puts a watermark anywhere, back too: for what is read again from its beginning. */
export async function setWatermark(db: Db, name: string, at: Date): Promise<void> {
  await db.query(sql`
    insert into cashier.watermark (name, at) values (${name}, ${at})
    on conflict (name) do update set at = excluded.at`);
}
