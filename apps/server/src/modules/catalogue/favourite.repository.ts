import { sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';

/** Node ids of a member's favourites, newest first. */
export async function favouriteNodes(db: Db, playerId: bigint): Promise<string[]> {
  const { rows } = await db.query<{ node_id: bigint }>(sql`
    select node_id from catalogue.favourite where player_id = ${playerId}
    order by added_at desc, node_id desc`);
  return rows.map((row) => String(row.node_id));
}

/** Adds a favourite unless the member has `max` others; true when it is one afterwards. */
export async function insertFavourite(
  tx: Tx,
  favourite: { playerId: bigint; nodeId: string; at: Date; max: number },
): Promise<boolean> {
  const { playerId, nodeId, at, max } = favourite;
  // One at a time per member, or two taps at once could both be the last that fits.
  await tx.query(sql`
    select pg_advisory_xact_lock(hashtextextended('catalogue.favourite', ${playerId}))`);
  const { rows } = await tx.query<{ others: bigint; present: boolean }>(sql`
    select count(*) filter (where node_id <> ${nodeId}) as others,
      bool_or(node_id = ${nodeId}) is true as present
    from catalogue.favourite where player_id = ${playerId}`);
  if (rows[0]?.present === true) return true;
  if (Number(rows[0]?.others ?? 0n) >= max) return false;
  await tx.query(sql`
    insert into catalogue.favourite (player_id, node_id, added_at)
    values (${playerId}, ${nodeId}, ${at})`);
  return true;
}

export async function deleteFavourite(db: Db, playerId: bigint, nodeId: string): Promise<void> {
  await db.query(sql`
    delete from catalogue.favourite where player_id = ${playerId} and node_id = ${nodeId}`);
}
