import { sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';

/** The decision of a person about a member, and its reason. */
export interface BlockDecision {
  readonly action: 'block' | 'unblock';
  readonly reason: string;
  readonly by: string;
  readonly at: Date;
}

export async function insertDecision(
  tx: Tx,
  playerId: bigint,
  { action, reason, by, at }: BlockDecision,
): Promise<void> {
  await tx.query(sql`
    insert into identity.block_decision (player_id, action, reason, decided_by, at)
    values (${playerId}, ${action}, ${reason}, ${by}, ${at})`);
}

/** Decisions about a member, newest first. */
export async function listDecisions(
  db: Db,
  playerId: bigint,
  limit: number,
): Promise<BlockDecision[]> {
  const { rows } = await db.query<BlockDecision & Record<string, unknown>>(sql`
    select action, reason, decided_by as by, at from identity.block_decision
    where player_id = ${playerId} order by id desc limit ${limit}`);
  return rows;
}
