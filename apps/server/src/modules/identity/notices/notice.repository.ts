import { sql } from '@arara/postgres';
import type { Db } from '@arara/postgres';

/** What a member has chosen; what is not there is as the house begins. */
export async function readChoices(db: Db, playerId: bigint): Promise<ReadonlyMap<string, boolean>> {
  const { rows } = await db.query<{ notice: string; wanted: boolean }>(sql`
    select notice, wanted from identity.notice_choice where player_id = ${playerId}`);
  return new Map(rows.map(({ notice, wanted }) => [notice, wanted]));
}

export async function storeChoice(
  db: Db,
  choice: { playerId: bigint; notice: string; wanted: boolean },
): Promise<void> {
  await db.query(sql`
    insert into identity.notice_choice (player_id, notice, wanted)
    values (${choice.playerId}, ${choice.notice}, ${choice.wanted})
    on conflict (player_id, notice) do update set wanted = excluded.wanted`);
}
