import { sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';
import { issueColumns } from '../issue.repository.ts';
import type { IssueRow } from '../issue.repository.ts';

/** The entry of a person, who stands by it. */
export interface EntryRow {
  issue_id: bigint;
  result: string;
  source: string;
  entered_by: string;
  /** The account of the machine that it was entered from; null: not told. */
  ran_by: string | null;
  reason: string | null;
  entered_at: Date;
}

export interface NewEntry {
  readonly issueId: bigint;
  readonly version: number;
  /** Null takes back what the person said before. */
  readonly result: string | null;
  readonly source: string;
  readonly by: string;
  readonly ranBy: string | null;
  readonly reason: string | null;
}

/** Locks an issue for who enters its result: others wait, and see what was entered. */
export async function lockForEntry(
  tx: Tx,
  game: string,
  numero: string,
): Promise<(IssueRow & { readonly is_due: boolean }) | null> {
  const { rows } = await tx.query<IssueRow & Record<string, unknown> & { is_due: boolean }>(sql`
    select ${issueColumns}, draw_at <= clock_timestamp() as is_due from lottery.issue
    where game_code = ${game} and numero = ${numero}
    for no key update`);
  return rows[0] ?? null;
}

/** Writes what somebody says now; what they said before stays on record. */
export async function insertEntry(tx: Tx, entry: NewEntry, moment: Date): Promise<void> {
  await tx.query(sql`
    insert into lottery.result_entry (
      issue_id, version, result, source, entered_by, ran_by, reason, entered_at
    ) values (
      ${entry.issueId}, ${entry.version}, ${entry.result}, ${entry.source}, ${entry.by},
      ${entry.ranBy}, ${entry.reason}, ${moment}
    )`);
}

/** The entries that stand about a version of an issue's result, the first word first. */
export async function standingEntries(
  db: Db,
  issueId: bigint,
  version: number,
): Promise<EntryRow[]> {
  const { rows } = await db.query<EntryRow & Record<string, unknown>>(sql`
    select issue_id, result, source, entered_by, ran_by, reason, entered_at
    from lottery.standing_entries(${issueId}, ${version}::smallint) order by id`);
  return rows;
}

/** The people who named sources for a version of an issue's result, whether they still stand by it or not. */
export async function namedSources(
  db: Db,
  issueId: bigint,
  version: number,
): Promise<Pick<EntryRow, 'source' | 'entered_by'>[]> {
  const { rows } = await db.query<Pick<EntryRow, 'source' | 'entered_by'>>(sql`
    select distinct source, entered_by from lottery.result_entry
    where issue_id = ${issueId} and version = ${version}`);
  return rows;
}

/** True if two people from two sources stand by a result, and nobody says otherwise. */
export async function isAgreed(
  db: Db,
  issueId: bigint,
  version: number,
  result: string,
): Promise<boolean> {
  const { rows } = await db.query<{ agreed: boolean }>(sql`
    select lottery.is_agreed(${issueId}, ${version}::smallint, ${result}) as agreed`);
  return rows[0]?.agreed === true;
}

/** The result that two people told; the database looks at their entries again. */
export async function writeEnteredResult(
  tx: Tx,
  id: bigint,
  result: string,
  moment: Date,
): Promise<void> {
  await tx.query(sql`
    update lottery.issue set state = 'DRAWN', result = ${result}, drawn_at = ${moment}
    where id = ${id} and draw_source = 'external' and state = 'CLOSED'`);
}

/** An issue that waits for people, with what they said so far. */
export interface WaitingResult extends EntryRow {
  readonly game_code: string;
  readonly numero: string;
  readonly draw_at: Date;
  readonly void_at: Date;
  /** 0: its first result; else a correction of the present one. */
  readonly version: number;
}

/**
 * Entries that nothing came of yet, draws that are over without a word about them, and those of which one
 * person says that nobody drew them, to come or not; oldest first, a line each. A draw without an entry has
 * nulls where somebody's words would stand; who calls an issue void has no version, and no result.
 */
export async function waitingResults(
  db: Db,
  limit: number,
): Promise<{ [Field in keyof WaitingResult]: WaitingResult[Field] | null }[]> {
  const { rows } = await db.query<Record<keyof WaitingResult, never>>(sql`
    with undrawn as materialized (
      select v.issue_id, v.entered_by, v.ran_by, v.reason, v.entered_at, v.id
      from (select distinct issue_id from lottery.void_entry) called
      join lottery.issue i on i.id = called.issue_id and i.state in ('SCHEDULED', 'ON_SALE', 'CLOSED')
      cross join lateral lottery.standing_voids(i.id) v
    ),
    said as (
      select i.id as issue_id, e.version, e.result, e.source, e.entered_by, e.ran_by, e.reason,
        e.entered_at, e.id
      from lottery.issue i
      cross join lateral (
        select (case when i.result is null then 0 else i.result_version + 1 end)::smallint as version
      ) next
      left join lateral lottery.standing_entries(i.id, next.version) e on true
      where i.draw_source = 'external' and i.draw_at <= clock_timestamp() and (
        e.id is not null and i.state in ('CLOSED', 'SETTLED', 'CORRECTED')
        or i.state = 'CLOSED' and i.id not in (select issue_id from undrawn)
      )
      union all
      select issue_id, null, null, null, entered_by, ran_by, reason, entered_at, id from undrawn
    )
    select s.issue_id, i.game_code, i.numero, i.draw_at, i.void_at, s.version, s.result, s.source,
      s.entered_by, s.ran_by, s.reason, s.entered_at
    from said s join lottery.issue i on i.id = s.issue_id
    order by i.draw_at, i.id, s.entered_at, s.id limit ${limit}`);
  return rows;
}

/** Draws made elsewhere, and corrections of them, that somebody has read and that wait for another word; the oldest. */
export async function countHalfSaid(
  db: Db,
): Promise<{ readonly count: number; readonly oldest: Date | null }> {
  const { rows } = await db.query<{ count: number; oldest: Date | null }>(sql`
    select count(distinct i.id)::integer as count, min(e.entered_at) as oldest
    from lottery.issue i
    cross join lateral lottery.standing_entries(
      i.id, (case when i.result is null then 0 else i.result_version + 1 end)::smallint) e
    where i.draw_source = 'external' and i.draw_at <= clock_timestamp()
      and i.state in ('CLOSED', 'SETTLED', 'CORRECTED')
      and i.id in (select issue_id from lottery.result_entry)`);
  return rows[0] ?? { count: 0, oldest: null };
}

/** Something that was said about a result, whatever came of it. */
export interface SaidRow extends Omit<EntryRow, 'result' | 'source'> {
  readonly source: string | null;
  readonly game_code: string;
  readonly numero: string;
  /** Null: that the issue is void. */
  readonly version: number | null;
  /** Null: the person took back what they said before. */
  readonly result: string | null;
  /** Two who stand by this version of the result said so from one account. */
  readonly one_account: boolean;
}

/** All that people said about results, and of issues that are void, the latest first. */
export async function saidResults(db: Db, limit: number): Promise<SaidRow[]> {
  const { rows } = await db.query<SaidRow & Record<string, unknown>>(sql`
    with said as (
      select issue_id, version, result, source, entered_by, ran_by, reason, entered_at, id,
        lottery.is_one_account(issue_id, version) as one_account
      from lottery.result_entry order by id desc limit ${limit}
    ),
    void as (
      select issue_id, null::smallint, reason, null::text, entered_by, ran_by, reason, entered_at, id,
        (select count(ran_by) > count(distinct ran_by) from lottery.standing_voids(issue_id))
      from lottery.void_entry order by id desc limit ${limit}
    )
    select e.*, i.game_code, i.numero
    from (select * from said union all select * from void) e
    join lottery.issue i on i.id = e.issue_id
    order by e.entered_at desc, e.id desc limit ${limit}`);
  return rows;
}
