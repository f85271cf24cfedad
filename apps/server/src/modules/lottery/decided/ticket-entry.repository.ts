import { sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';
import { issueColumns } from '../issue.repository.ts';
import type { IssueRow } from '../issue.repository.ts';
import type { PaidTicket } from '../results/correction.repository.ts';
import type { TicketRow, WaitingTicket } from '../ticket.repository.ts';

/** The fate of a ticket that is not as it was counted. */
export type TicketDecision = 'restore' | 'return' | 'keep';

/** The word of a person about a ticket. */
export interface TicketEntry {
  readonly ticket_id: bigint;
  /** Of which result of its issue. */
  readonly version: number;
  readonly decision: TicketDecision;
  /** The text that was counted, where it is restored. */
  readonly counted: string | null;
  readonly entered_by: string;
  /** The account of the machine that it was entered from; null: not told. */
  readonly ran_by: string | null;
  /** Null takes back what the person said before. */
  readonly reason: string | null;
  /** The same under the program's key. */
  readonly sealed: Buffer;
}

/** A ticket that people may decide about, as its row is now. */
export type LockedTicket = WaitingTicket & Pick<TicketRow, 'state' | 'currency'>;

/** Locks a ticket by the name in its row, and its issue, so that nobody pays meanwhile; null: there is none. */
export async function lockTicket(
  tx: Tx,
  ref: string,
): Promise<{ readonly ticket: LockedTicket; readonly issue: IssueRow } | null> {
  const { rows: issues } = await tx.query<IssueRow & Record<string, unknown>>(sql`
    select ${issueColumns} from lottery.issue
    where id = (select issue_id from lottery.ticket where ref = ${ref})
    for no key update`);
  const { rows } = await tx.query<LockedTicket & Record<string, unknown>>(sql`
    select id, ref, player_id, merchant_id, stake, prize_table, table_version, mode, unit, salt, leaf, lines,
      rounded_by, state, currency
    from lottery.ticket where ref = ${ref} for no key update`);
  const [issue] = issues;
  const [ticket] = rows;
  return issue === undefined || ticket === undefined ? null : { ticket, issue };
}

/** Writes what somebody says now; what they said before stays on record. */
export async function insertTicketEntry(tx: Tx, entry: TicketEntry, moment: Date): Promise<void> {
  await tx.query(sql`
    insert into lottery.ticket_entry (
      ticket_id, version, decision, counted, entered_by, ran_by, reason, sealed, entered_at
    ) values (
      ${entry.ticket_id}, ${entry.version}, ${entry.decision}, ${entry.counted}, ${entry.entered_by},
      ${entry.ran_by}, ${entry.reason}, ${entry.sealed}, ${moment}
    )`);
}

/** The entries that stand about a ticket at a result of its issue, the first word first. */
export async function standingTicketEntries(
  db: Db,
  ticketId: bigint,
  version: number,
): Promise<TicketEntry[]> {
  const { rows } = await db.query<TicketEntry & Record<string, unknown>>(sql`
    select ticket_id, version, decision, counted, entered_by, ran_by, reason, sealed
    from lottery.standing_ticket_entries(${ticketId}, ${version}::smallint) order by id`);
  return rows;
}

/** The content of a ticket's text, as its row holds it. */
export type SoldAs = Pick<
  TicketRow,
  | 'ref'
  | 'stake'
  | 'mode'
  | 'unit'
  | 'salt'
  | 'rounded_by'
  | 'prize_table'
  | 'table_version'
  | 'lines'
>;

/** Puts what was counted in the place of what was rewritten; the database takes nothing else. */
export async function restoreTicket(tx: Tx, id: bigint, sold: SoldAs): Promise<void> {
  await tx.query(sql`
    update lottery.ticket set ref = ${sold.ref}, stake = ${sold.stake}, mode = ${sold.mode},
      unit = ${sold.unit}, salt = ${sold.salt}, rounded_by = ${sold.rounded_by}::text::lottery.rounded_by,
      prize_table = ${sold.prize_table}, table_version = ${sold.table_version},
      lines = ${JSON.stringify(sold.lines)}::text::json
    where id = ${id}`);
}

/** Takes a ticket out of what its issue pays; its stake goes back. */
export async function annulTicket(tx: Tx, id: bigint): Promise<void> {
  await tx.query(sql`
    update lottery.ticket set state = 'VOID' where id = ${id} and state = 'ACCEPTED'`);
}

/** True if an issue is held, its result not being borne out. */
export async function isHeld(db: Db, issueId: bigint): Promise<boolean> {
  const { rowCount } = await db.query(sql`
    select from lottery.held_issue where issue_id = ${issueId}`);
  return rowCount !== 0;
}

/** The tickets of an issue whose stakes two people gave back: the leaf of each, and when the second one said so. */
export async function returnedTickets(
  db: Db,
  issueId: bigint,
): Promise<{ leaf: Buffer; decided_at: Date }[]> {
  const { rows } = await db.query<{ leaf: Buffer; decided_at: Date }>(sql`
    select t.leaf, max(e.entered_at) as decided_at
    from lottery.ticket_entry e join lottery.ticket t on t.id = e.ticket_id
    where t.issue_id = ${issueId} and t.state = 'VOID' and lottery.is_returned(t.id)
    group by t.id, t.leaf order by t.id`);
  return rows;
}

/** Issues that wait for tickets of theirs, longest first. */
export async function waitingIssues(db: Db, limit: number): Promise<IssueRow[]> {
  const { rows } = await db.query<IssueRow & Record<string, unknown>>(sql`
    select ${issueColumns} from lottery.issue i
    where i.state = 'SETTLING' or i.state = 'CORRECTED' and exists (
      select from lottery.correction c where c.issue_id = i.id and c.done_at is null
    )
    order by i.draw_at, i.id limit ${limit}`);
  return rows;
}

/** A word about a ticket, with the ticket as its row is now. */
export interface SaidOfTicket extends Omit<TicketEntry, 'counted' | 'sealed' | 'version'> {
  readonly ref: string;
  readonly state: PaidTicket['state'];
  readonly game_code: string;
  readonly numero: string;
  readonly entered_at: Date;
}

/** All that people said of tickets, the latest first. */
export async function saidOfTickets(db: Db, limit: number): Promise<SaidOfTicket[]> {
  const { rows } = await db.query<SaidOfTicket & Record<string, unknown>>(sql`
    select e.ticket_id, e.decision, e.entered_by, e.ran_by, e.reason, e.entered_at, t.ref, t.state,
      i.game_code, i.numero
    from lottery.ticket_entry e
    join lottery.ticket t on t.id = e.ticket_id
    join lottery.issue i on i.id = t.issue_id
    order by e.id desc limit ${limit}`);
  return rows;
}
