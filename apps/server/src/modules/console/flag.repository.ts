import { memberFlags } from '@arara/contract';
import type { MemberFlag } from '@arara/contract';
import { sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';

/** A mark that a member bears. */
export interface FlagRow {
  readonly flag: MemberFlag;
  readonly reason: string;
  readonly by: string;
  readonly at: Date;
}

/** Puts a mark; false where the member bears it already. */
export async function insertFlag(
  tx: Tx,
  put: FlagRow & { readonly merchant: string; readonly playerId: bigint },
): Promise<boolean> {
  const { rowCount } = await tx.query(sql`
    insert into console.flag (player_id, flag, merchant_id, reason, put_by, at)
    values (${put.playerId}, ${put.flag}, ${put.merchant}, ${put.reason}, ${put.by}, ${put.at})
    on conflict do nothing`);
  return rowCount === 1;
}

/** Takes a mark away and answers what it was; null where the member does not bear it. */
export async function deleteFlag(
  tx: Tx,
  playerId: bigint,
  flag: MemberFlag,
): Promise<FlagRow | null> {
  const { rows } = await tx.query<FlagRow & Record<string, unknown>>(sql`
    delete from console.flag where player_id = ${playerId} and flag = ${flag}
    returning flag, reason, put_by as by, at`);
  return rows[0] ?? null;
}

/** The marks that this version knows, in the order in which they were put. */
export async function listFlags(db: Db, playerId: bigint): Promise<FlagRow[]> {
  const { rows } = await db.query<FlagRow & Record<string, unknown>>(sql`
    select flag, reason, put_by as by, at from console.flag
    where player_id = ${playerId} and flag = any (${[...memberFlags]}::text[])
    order by at, flag`);
  return rows;
}
