import { sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';

/** The entry of somebody who calls an issue void. */
export interface VoidEntry {
  readonly entered_by: string;
  /** The account of the machine that it was entered from; null: not told. */
  readonly ran_by: string | null;
  readonly reason: string;
}

export interface NewVoidEntry {
  readonly issueId: bigint;
  readonly by: string;
  readonly ranBy: string | null;
  /** Null takes back what the person said before. */
  readonly reason: string | null;
}

/** Writes what somebody says now; what they said before stays on record. */
export async function insertVoidEntry(tx: Tx, entry: NewVoidEntry, moment: Date): Promise<void> {
  await tx.query(sql`
    insert into lottery.void_entry (issue_id, entered_by, ran_by, reason, entered_at)
    values (${entry.issueId}, ${entry.by}, ${entry.ranBy}, ${entry.reason}, ${moment})`);
}

/** Those who call an issue void, the first one first. */
export async function standingVoids(db: Db, issueId: bigint): Promise<VoidEntry[]> {
  const { rows } = await db.query<VoidEntry & Record<string, unknown>>(sql`
    select entered_by, ran_by, reason from lottery.standing_voids(${issueId}) order by id`);
  return rows;
}
