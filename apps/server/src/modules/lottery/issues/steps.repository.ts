import { sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';
import { issueColumns } from '../issue.repository.ts';
import type { IssueRow, IssueState } from '../issue.repository.ts';
import { isAwake } from './stopped.repository.ts';

// The query asks for due issues by the time of the statement: an index finds it, which a clock that goes on while
// the statement runs cannot be looked up in.

/** Tells which issues are on sale by now. */
export async function openIssues(db: Db): Promise<void> {
  await db.query(sql`
    with due as materialized (
      select id, close_at from lottery.issue
      where state = 'SCHEDULED' and open_at <= statement_timestamp()
    )
    update lottery.issue i set state = 'ON_SALE' from due
    where i.id = due.id and i.state = 'SCHEDULED' and due.close_at > statement_timestamp()`);
}

/** Issues whose sale has ended and that nobody has closed yet. */
export async function issuesToClose(db: Db, limit: number): Promise<bigint[]> {
  const { rows } = await db.query<{ id: bigint }>(sql`
    select id from lottery.issue
    where state in ('SCHEDULED', 'ON_SALE') and close_at <= statement_timestamp()
    order by close_at limit ${limit}`);
  return rows.map(({ id }) => id);
}

/** Closed issues of our own whose draw is due, but for those that rest. */
export async function issuesToDraw(
  db: Db,
  limit: number,
  resting: readonly bigint[] = [],
): Promise<bigint[]> {
  const { rows } = await db.query<{ id: bigint }>(sql`
    select id from lottery.issue
    where state = 'CLOSED' and draw_source = 'own' and draw_at <= statement_timestamp()
      and id <> all (${resting}::bigint[])
    order by draw_at limit ${limit}`);
  return rows.map(({ id }) => id);
}

/** Drawn issues that are not paid yet, but for those that rest or are held and not to be looked at again yet. */
export async function issuesToSettle(
  db: Db,
  limit: number,
  resting: readonly bigint[] = [],
): Promise<bigint[]> {
  const { rows } = await db.query<{ id: bigint }>(sql`
    select id from lottery.issue i
    where state in ('DRAWN', 'SETTLING') and draw_at <= statement_timestamp()
      and id <> all (${resting}::bigint[]) and ${isAwake(sql`i.id`)}
    order by draw_at limit ${limit}`);
  return rows.map(({ id }) => id);
}

/**
 * Locks an issue that is in one of the states; null where it is not any more, or where somebody else
 * is at it.
 */
export async function lockIssue(
  tx: Tx,
  id: bigint,
  states: readonly IssueState[],
): Promise<IssueRow | null> {
  const { rows } = await tx.query<IssueRow & Record<string, unknown>>(sql`
    select ${issueColumns} from lottery.issue
    where id = ${id} and state::text = any (${states}::text[])
    for no key update skip locked`);
  return rows[0] ?? null;
}

/**
 * Locks an issue whose sale has ended, so that nobody enters it any more; null where somebody else did or is
 * at it, or while a ticket is being sold: the next look comes soon, and no other issue waits for it.
 */
export async function lockToClose(tx: Tx, id: bigint): Promise<IssueRow | null> {
  const { rows } = await tx.query<IssueRow & Record<string, unknown>>(sql`
    select ${issueColumns} from lottery.issue
    where id = ${id} and state in ('SCHEDULED', 'ON_SALE') and close_at <= clock_timestamp()
    for no key update skip locked`);
  return rows[0] ?? null;
}

/** Ends the sale for good: fixes the tickets, and tells when, as the database itself writes it. */
export async function writeClosed(
  tx: Tx,
  id: bigint,
  { root, tickets, sealed }: { readonly root: string; readonly tickets: number; sealed: Buffer },
): Promise<Date> {
  const { rows } = await tx.query<{ at: Date }>(sql`
    update lottery.issue set state = 'CLOSED', tickets_root = ${root}, tickets = ${tickets},
      count_sealed = ${sealed}
    where id = ${id} returning closed_at as at`);
  const at = rows[0]?.at;
  if (at === undefined) throw new Error(`issue ${id} is gone`);
  return at;
}

export interface DrawnIssue {
  readonly serverSeed: string;
  readonly randomness: string;
  readonly signature: string;
  readonly result: string;
}

export async function writeResult(
  tx: Tx,
  id: bigint,
  drawn: DrawnIssue,
  moment: Date,
): Promise<void> {
  await tx.query(sql`
    update lottery.issue set state = 'DRAWN', server_seed = ${drawn.serverSeed},
      beacon_randomness = ${drawn.randomness}, beacon_signature = ${drawn.signature},
      result = ${drawn.result}, drawn_at = ${moment}
    where id = ${id}`);
}

/** The issue is paid: no ticket of it waits. */
export async function writeSettled(tx: Tx, id: bigint, moment: Date): Promise<void> {
  await tx.query(sql`
    update lottery.issue set state = 'SETTLED', settled_at = ${moment} where id = ${id}`);
}

/** Tells that paying has begun. */
export async function writeSettling(db: Db, id: bigint): Promise<void> {
  await db.query(sql`
    update lottery.issue set state = 'SETTLING' where id = ${id} and state = 'DRAWN'`);
}

/** Closed issues whose beacon or result has not come by the instant that was promised, but for those that rest. */
export async function issuesToVoid(
  db: Db,
  limit: number,
  resting: readonly bigint[] = [],
): Promise<bigint[]> {
  const { rows } = await db.query<{ id: bigint }>(sql`
    select id from lottery.issue
    where state = 'CLOSED' and void_at <= statement_timestamp()
      and id <> all (${resting}::bigint[])
    order by void_at limit ${limit}`);
  return rows.map(({ id }) => id);
}

/** Nobody wins: the issue is void, and so is every ticket that counted in it. */
export async function writeVoid(
  tx: Tx,
  id: bigint,
  serverSeed: string | null,
  moment: Date,
): Promise<void> {
  await tx.query(sql`
    update lottery.issue set state = 'VOID', server_seed = ${serverSeed}, settled_at = ${moment}
    where id = ${id}`);
  await tx.query(sql`
    update lottery.ticket set state = 'VOID' where issue_id = ${id} and state = 'ACCEPTED'`);
}
