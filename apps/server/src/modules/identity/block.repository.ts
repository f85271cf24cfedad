import { sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';
import type { Block, Permission } from './identity.types.ts';

/** The blocks on a member now, the longest reason of each permission first. */
export async function listBlocks(db: Db, playerId: bigint, now: Date): Promise<Block[]> {
  const { rows } = await db.query<Block & Record<string, unknown>>(sql`
    select permission, reason, until from identity.block
    where player_id = ${playerId} and (until is null or until > ${now})
    order by permission, until desc nulls first`);
  return rows;
}

/** Since when something is forbidden, by the newest reason that holds; null: it is not. */
export async function findBlockedSince(
  db: Db,
  playerId: bigint,
  permission: Permission,
  now: Date,
): Promise<Date | null> {
  const { rows } = await db.query<{ since: Date | null }>(sql`
    select max(since) as since from identity.block
    where player_id = ${playerId} and permission = ${permission}
      and (until is null or until > ${now})`);
  return rows[0]?.since ?? null;
}

/** Those of the members to whom something is forbidden now. */
export async function blockedAmong(
  db: Db,
  playerIds: readonly bigint[],
  permission: Permission,
  now: Date,
): Promise<bigint[]> {
  const { rows } = await db.query<{ player_id: bigint }>(sql`
    select distinct player_id from identity.block
    where player_id = any (${playerIds}::bigint[]) and permission = ${permission}
      and (until is null or until > ${now})`);
  return rows.map(({ player_id: id }) => id);
}

/** Adds a reason; an end that was later already stays. */
export async function insertBlock(
  tx: Tx,
  playerId: bigint,
  block: Block,
  now: Date,
): Promise<void> {
  await tx.query(sql`
    insert into identity.block as b (player_id, permission, reason, until, since)
    values (${playerId}, ${block.permission}, ${block.reason}, ${block.until}, ${now})
    on conflict (player_id, permission, reason) do update set until = case
      when b.until is null or excluded.until is null then null
      else greatest(b.until, excluded.until) end`);
}

export async function deleteBlock(
  tx: Tx,
  playerId: bigint,
  permission: Permission,
  reason: string,
): Promise<void> {
  await tx.query(sql`
    delete from identity.block
    where player_id = ${playerId} and permission = ${permission} and reason = ${reason}`);
}
