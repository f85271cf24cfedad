import { sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';
import { isBefore } from '../../platform/story.repository.ts';
import type { StoryPlace } from '../../platform/story.ts';

/** A notice that went to a member, and by which ways; its words are not kept. */
export interface Told {
  readonly id: bigint;
  readonly template: string;
  readonly byMail: boolean;
  readonly bySms: boolean;
  readonly at: Date;
}

export async function insertTold(
  tx: Tx,
  playerId: bigint,
  { template, byMail, bySms, at }: Omit<Told, 'id'>,
): Promise<void> {
  await tx.query(sql`
    insert into messages.told (player_id, template, by_mail, by_sms, at)
    values (${playerId}, ${template}, ${byMail}, ${bySms}, ${at})`);
}

/** A page of the notices to a member, the latest first. */
export async function listTold(db: Db, playerId: bigint, place: StoryPlace): Promise<Told[]> {
  const { rows } = await db.query<Told & Record<string, unknown>>(sql`
    select id, template, by_mail as "byMail", by_sms as "bySms", at from messages.told
    where player_id = ${playerId} and ${isBefore(place, { at: 'at', id: 'id', type: 'bigint' })}
    order by id desc limit ${place.limit}`);
  return rows;
}
