import { sql } from '@arara/postgres';
import type { Db } from '@arara/postgres';

/** A question about a table counts for so long before the next one is written. */
const countsMs = 5_000;
/** A table that nobody asked for in this time rests. */
const awakeMs = 120_000;

/** Somebody is at a table: its rounds go on. */
export async function askForTable(db: Db, gameCode: string): Promise<void> {
  await db.query(sql`
    insert into studio.table_asked (game_code) values (${gameCode})
    on conflict (game_code) do update set asked_at = clock_timestamp()
    where table_asked.asked_at < clock_timestamp() - ${countsMs} * interval '1 millisecond'`);
}

/** True while somebody is at a table. */
export async function isAskedFor(db: Db, gameCode: string): Promise<boolean> {
  const { rows } = await db.query(sql`
    select 1 from studio.table_asked where game_code = ${gameCode}
      and asked_at > clock_timestamp() - ${awakeMs} * interval '1 millisecond'`);
  return rows.length > 0;
}
