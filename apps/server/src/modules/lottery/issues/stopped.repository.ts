import { sql } from '@arara/postgres';
import type { Db, Sql } from '@arara/postgres';

/** That an issue is not held, or was so long ago that it is to be looked at again. */
export const isAwake = (issueId: Sql): Sql => sql`not exists (
  select from lottery.held_issue h
  where h.issue_id = ${issueId} and h.looked_at > statement_timestamp() - interval '10 minutes'
)`;

/** Holds an issue whose result is not borne out; whether it was not held before. */
export async function stopIssue(db: Db, id: bigint, reason: string): Promise<boolean> {
  const { rows } = await db.query<{ is_new: boolean }>(sql`
    insert into lottery.held_issue (issue_id, reason, since, looked_at)
    values (${id}, ${reason}, statement_timestamp(), statement_timestamp())
    on conflict (issue_id) do update set reason = excluded.reason, looked_at = excluded.looked_at
    returning since = looked_at as is_new`);
  return rows[0]?.is_new === true;
}

/** Its result is borne out: it is held no more. */
export async function resumeIssue(db: Db, id: bigint): Promise<void> {
  await db.query(sql`delete from lottery.held_issue where issue_id = ${id}`);
}

/** Has a held issue looked at again now; false where it is not held. */
export async function wakeIssue(db: Db, id: bigint): Promise<boolean> {
  const { rowCount } = await db.query(sql`
    update lottery.held_issue
    set looked_at = least(looked_at, statement_timestamp() - interval '10 minutes')
    where issue_id = ${id}`);
  return rowCount === 1;
}
