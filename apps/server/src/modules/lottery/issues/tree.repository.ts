import { sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';

/** A full branch of an issue's tree, or its last one. */
export interface Branch {
  readonly place: number;
  readonly firstTicket: bigint;
  /** 32 bytes. */
  readonly root: Buffer;
}

/** The next leaves of an issue in the order of its tree, from a ticket on. */
export async function readLeaves(
  db: Db,
  issueId: bigint,
  from: bigint,
  limit: number,
): Promise<{ id: bigint; leaf: Buffer }[]> {
  const { rows } = await db.query<{ id: bigint; leaf: Buffer }>(sql`
    select id, leaf from lottery.ticket
    where issue_id = ${issueId} and id >= ${from} and state <> 'CANCELLED'
    order by id limit ${limit}`);
  return rows;
}

export async function readBranches(db: Db, issueId: bigint): Promise<Branch[]> {
  const { rows } = await db.query<Branch & Record<string, unknown>>(sql`
    select place, first_ticket as "firstTicket", root from lottery.branch
    where issue_id = ${issueId} order by place`);
  return rows;
}

export async function writeBranches(
  tx: Tx,
  issueId: bigint,
  branches: readonly Branch[],
): Promise<void> {
  await tx.query(sql`
    insert into lottery.branch (issue_id, place, first_ticket, root)
    select ${issueId}, place, first_ticket, root from unnest(
      ${branches.map(({ place }) => place)}::integer[],
      ${branches.map(({ firstTicket }) => firstTicket)}::bigint[],
      ${branches.map(({ root }) => root)}::bytea[]) as b (place, first_ticket, root)`);
}
