import { sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';

export type DraftState = 'DRAFT' | 'SCHEDULED' | 'PUBLISHED' | 'DROPPED' | 'FAILED';

export interface DraftRow {
  readonly id: string;
  readonly merchant: string;
  readonly subject: string;
  readonly content: unknown;
  readonly base: bigint;
  readonly revision: number;
  readonly state: DraftState;
  readonly publishAt: Date | null;
  readonly reason: string | null;
  readonly email: string;
  readonly writtenAt: Date;
  readonly failure: string | null;
  /** How many it would stop, as the first person was told; `agreed`: another person agreed. */
  readonly told: Readonly<Record<string, number>>;
}

const columns = sql`id, merchant_id as merchant, subject, content, base, revision, state,
  publish_at as "publishAt", reason, email, written_at as "writtenAt", failure, told`;

type Row = DraftRow & Record<string, unknown>;

/** The version of a subject that is written or waits; null: there is none. */
export async function openDraft(
  db: Db,
  merchant: string,
  subject: string,
): Promise<DraftRow | null> {
  const { rows } = await db.query<Row>(sql`
    select ${columns} from site.draft
    where merchant_id = ${merchant} and subject = ${subject} and state in ('DRAFT', 'SCHEDULED')`);
  return rows[0] ?? null;
}

/** All of a merchant that are written or wait, the next to be published first, and those that failed since. */
export async function listDrafts(db: Db, merchant: string, failedSince: Date): Promise<DraftRow[]> {
  const { rows } = await db.query<Row>(sql`
    select ${columns} from site.draft
    where merchant_id = ${merchant} and (state in ('DRAFT', 'SCHEDULED')
      or (state = 'FAILED' and ended_at > ${failedSince}))
    order by publish_at nulls last, written_at desc`);
  return rows;
}

export async function findDraft(db: Db, id: string): Promise<DraftRow | null> {
  const { rows } = await db.query<Row>(
    sql`select ${columns} from site.draft where id = ${id}::uuid`,
  );
  return rows[0] ?? null;
}

/** The same, which nobody else changes until the transaction ends. */
export async function lockDraft(tx: Db, id: string): Promise<DraftRow | null> {
  const { rows } = await tx.query<Row>(
    sql`select ${columns} from site.draft where id = ${id}::uuid for update`,
  );
  return rows[0] ?? null;
}

/** One whose hour has come by the clock of the database, but for some; another process takes another one. */
export async function lockDue(tx: Tx, except: readonly string[]): Promise<DraftRow | null> {
  const { rows } = await tx.query<Row>(sql`
    select ${columns} from site.draft where state = 'SCHEDULED' and publish_at <= now() and id <> all (${[...except]}::uuid[])
    order by publish_at limit 1 for update skip locked`);
  return rows[0] ?? null;
}

export type NewDraft = Pick<DraftRow, 'id' | 'merchant' | 'subject' | 'content' | 'base' | 'email'>;

export async function insertDraft(tx: Tx, draft: NewDraft, at: Date): Promise<void> {
  await tx.query(sql`
    insert into site.draft (id, merchant_id, subject, content, base, state, email, written_at)
    values (${draft.id}::uuid, ${draft.merchant}, ${draft.subject},
      ${JSON.stringify(draft.content)}::jsonb, ${draft.base}, 'DRAFT', ${draft.email}, ${at})`);
}

/** Writes an open draft anew; it waits for nothing any more. */
export async function rewriteDraft(
  tx: Tx,
  { id, content, base, email }: Pick<DraftRow, 'id' | 'content' | 'base' | 'email'>,
  at: Date,
): Promise<void> {
  await tx.query(sql`
    update site.draft set content = ${JSON.stringify(content)}::jsonb, base = ${base},
      email = ${email}, written_at = ${at}, revision = revision + 1, state = 'DRAFT',
      publish_at = null, reason = null, told = '{}'
    where id = ${id}::uuid`);
}

export interface Plan {
  readonly state: 'DRAFT' | 'SCHEDULED';
  readonly publishAt: Date | null;
  readonly reason: string;
  readonly told: DraftRow['told'];
}

/** When and why a draft is to be published. */
export async function planDraft(tx: Tx, id: string, plan: Plan): Promise<void> {
  await tx.query(sql`
    update site.draft set state = ${plan.state}, publish_at = ${plan.publishAt},
      reason = ${plan.reason}, told = ${JSON.stringify(plan.told)}::jsonb
    where id = ${id}::uuid`);
}

export async function endDraft(
  tx: Tx,
  id: string,
  end:
    | { readonly changeId: bigint; readonly reason: string }
    | { readonly failure: string }
    | 'dropped',
): Promise<void> {
  if (end === 'dropped') {
    await tx.query(sql`
      update site.draft set state = 'DROPPED', ended_at = now() where id = ${id}::uuid`);
  } else if ('failure' in end) {
    await tx.query(sql`
      update site.draft set state = 'FAILED', ended_at = now(), failure = ${end.failure}
      where id = ${id}::uuid`);
  } else {
    await tx.query(sql`
      update site.draft set state = 'PUBLISHED', ended_at = now(), change_id = ${end.changeId},
        reason = ${end.reason}
      where id = ${id}::uuid`);
  }
}

/** True if an instant is still to come by the clock of the database. */
export async function isAhead(tx: Tx, at: Date): Promise<boolean> {
  const { rows } = await tx.query<{ ahead: boolean }>(
    sql`select ${at}::timestamptz > now() as ahead`,
  );
  return rows[0]?.ahead === true;
}
