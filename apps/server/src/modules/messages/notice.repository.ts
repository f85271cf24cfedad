import { sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';

/** The choices of a member; one that is not there is as the house begins. */
export async function readChoices(db: Db, playerId: bigint): Promise<ReadonlyMap<string, boolean>> {
  const { rows } = await db.query<{ notice: string; wanted: boolean }>(sql`
    select notice, wanted from messages.notice_choice where player_id = ${playerId}`);
  return new Map(rows.map(({ notice, wanted }) => [notice, wanted]));
}

/**
 * Keeps a choice and answers whether it changed what held before, which is `first` where the member had not
 * chosen. Of equal choices that come at once one has changed it: the others wait at the row.
 */
export async function storeChoice(
  tx: Tx,
  choice: { playerId: bigint; notice: string; wanted: boolean; first: boolean },
): Promise<boolean> {
  const { playerId, notice, wanted, first } = choice;
  await tx.query(sql`
    insert into messages.notice_choice (player_id, notice, wanted)
    values (${playerId}, ${notice}, ${first})
    on conflict (player_id, notice) do nothing`);
  const { rowCount } = await tx.query(sql`
    update messages.notice_choice set wanted = ${wanted}
    where player_id = ${playerId} and notice = ${notice} and wanted <> ${wanted}`);
  return rowCount === 1;
}
