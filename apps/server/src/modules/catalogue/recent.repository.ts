import { sql } from '@arara/postgres';
import type { Db } from '@arara/postgres';

/** The games that a member opened last, newest first. */
export async function recentNodes(
  db: Db,
  playerId: bigint,
  limit: number,
): Promise<{ nodeId: string; playedAt: Date }[]> {
  const { rows } = await db.query<{ node_id: bigint; played_at: Date }>(sql`
    select node_id, played_at from catalogue.recent where player_id = ${playerId}
    order by played_at desc, node_id desc limit ${limit}`);
  return rows.map((row) => ({ nodeId: String(row.node_id), playedAt: row.played_at }));
}

/** Remembers that a member opened a game; what lies beyond the newest `keep` is forgotten. */
export async function rememberPlayed(
  db: Db,
  played: { playerId: bigint; nodeId: string; at: Date; keep: number },
): Promise<void> {
  const { playerId, nodeId, at, keep } = played;
  await db.query(sql`
    with remembered as (
      insert into catalogue.recent (player_id, node_id, played_at)
      values (${playerId}, ${nodeId}, ${at})
      on conflict (player_id, node_id) do update set played_at = excluded.played_at
      returning node_id)
    delete from catalogue.recent
    where player_id = ${playerId} and node_id <> ${nodeId} and node_id in (
      select node_id from catalogue.recent where player_id = ${playerId} and node_id <> ${nodeId}
      order by played_at desc, node_id desc offset ${keep - 1})`);
}
