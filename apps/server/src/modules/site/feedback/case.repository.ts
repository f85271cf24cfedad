import { empty, raw, sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';

export type CaseState = 'new' | 'answered' | 'closed';

/** A feedback with what became of it. */
export interface CaseRow {
  readonly id: string;
  readonly player_id: bigint | null;
  readonly account: string | null;
  readonly text: string;
  readonly remark: string;
  readonly language: string;
  readonly at: Date;
  readonly images: number;
  readonly state: CaseState;
  readonly assignee: string | null;
  readonly ended_by: string | null;
  readonly ended_at: Date | null;
  readonly words: string | null;
}

export interface CasePlace {
  readonly at: Date;
  readonly id: string;
}

const columns = sql`
  f.id, f.player_id, f.account, f.body as text, f.remark, f.language, c.sent_at as at,
  (select count(*)::int from site.feedback_image i where i.feedback_id = f.id) as images,
  c.state, c.assignee, c.ended_by, c.ended_at, c.words
  from site.feedback_case c join site.feedback f on f.id = c.feedback_id`;

/** Opens the case of a feedback that was just sent. */
export async function openCase(
  tx: Tx,
  { id, merchant, at }: { readonly id: string; readonly merchant: string; readonly at: Date },
): Promise<void> {
  await tx.query(sql`
    insert into site.feedback_case (feedback_id, merchant_id, sent_at)
    values (${id}, ${merchant}, ${at})`);
}

/** How many cases of a merchant wait, and since when the oldest does. */
export async function countWaiting(
  db: Db,
  merchant: string,
): Promise<{ readonly count: number; readonly oldest: Date | null }> {
  const { rows } = await db.query<{ count: number; oldest: Date | null }>(sql`
    select count(*)::integer as count, min(sent_at) as oldest from site.feedback_case
    where merchant_id = ${merchant} and state = 'new'`);
  return rows[0] ?? { count: 0, oldest: null };
}

/** A page of the cases of a merchant: those that wait from the oldest on, the others from the newest. */
export async function listCases(
  db: Db,
  merchant: string,
  page: { readonly state: CaseState; readonly after: CasePlace | null; readonly limit: number },
): Promise<CaseRow[]> {
  const { state, after, limit } = page;
  const [beyond, way] = state === 'new' ? [raw('>'), raw('asc')] : [raw('<'), raw('desc')];
  const rest =
    after === null
      ? empty
      : sql`and (c.sent_at, c.feedback_id) ${beyond} (${after.at}, ${after.id}::uuid)`;
  const { rows } = await db.query<CaseRow & Record<string, unknown>>(sql`
    select ${columns}
    where c.merchant_id = ${merchant} and c.state = ${state}
      ${rest}
    order by c.sent_at ${way}, c.feedback_id ${way} limit ${limit}`);
  return rows;
}

/** A case of a merchant, or null. */
export async function findCase(db: Db, merchant: string, id: string): Promise<CaseRow | null> {
  const { rows } = await db.query<CaseRow & Record<string, unknown>>(sql`
    select ${columns} where c.merchant_id = ${merchant} and c.feedback_id = ${id}`);
  return rows[0] ?? null;
}

/** The same, locked until the transaction ends: of two people the second sees what the first did. */
export async function lockCase(tx: Tx, merchant: string, id: string): Promise<CaseRow | null> {
  const { rows } = await tx.query<CaseRow & Record<string, unknown>>(sql`
    select ${columns} where c.merchant_id = ${merchant} and c.feedback_id = ${id} for update of c`);
  return rows[0] ?? null;
}

export async function setAssignee(tx: Tx, id: string, assignee: string | null): Promise<void> {
  await tx.query(sql`
    update site.feedback_case set assignee = ${assignee} where feedback_id = ${id}`);
}

/** Ends a case; whoever ends it has looked after it. */
export async function endCase(
  tx: Tx,
  id: string,
  end: {
    readonly state: Exclude<CaseState, 'new'>;
    readonly by: string;
    readonly at: Date;
    readonly words: string;
  },
): Promise<void> {
  const { state, by, at, words } = end;
  await tx.query(sql`
    update site.feedback_case
    set state = ${state}, assignee = ${by}, ended_by = ${by}, ended_at = ${at}, words = ${words}
    where feedback_id = ${id}`);
}
