import { sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';

/** Remembers whose account a form has opened. */
export async function insertRegistration(
  tx: Tx,
  mark: Buffer,
  playerId: bigint,
  expiresAt: Date,
): Promise<void> {
  await tx.query(sql`
    insert into identity.registration (mark, player_id, expires_at)
    values (${mark}, ${playerId}, ${expiresAt})
    on conflict (mark) do update set player_id = excluded.player_id, expires_at = excluded.expires_at`);
}

/** The player whose account a form has opened a short while ago; null: it has opened none. */
export async function findRegistered(db: Db, mark: Buffer, now: Date): Promise<bigint | null> {
  const { rows } = await db.query<{ playerId: bigint }>(sql`
    select player_id as "playerId" from identity.registration
    where mark = ${mark} and expires_at > ${now}`);
  return rows[0]?.playerId ?? null;
}
