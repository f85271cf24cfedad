import { sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';
import type { IssueRow } from '../issue.repository.ts';
import { isAwake } from '../issues/stopped.repository.ts';
import { stateOf } from '../ticket.repository.ts';
import type { TicketState, WaitingTicket } from '../ticket.repository.ts';
import type { EntryRow } from './entry.repository.ts';

/** Puts another result in the place of the first, which stays on record; tickets follow. */
export async function writeCorrection(
  tx: Tx,
  { id, result: before }: IssueRow,
  version: number,
  said: readonly EntryRow[],
  moment: Date,
): Promise<void> {
  const after = said[0]?.result ?? '';
  const reasons = new Set(said.map(({ reason }) => reason ?? ''));
  await tx.query(sql`
    insert into lottery.correction (
      issue_id, version, result_before, result_after, reason, decided_by, decided_at
    ) values (
      ${id}, ${version}, ${before}, ${after}, ${[...reasons].join('; ')},
      ${said.map(({ entered_by: by }) => by)}::text[], ${moment}
    )`);
  await tx.query(sql`
    update lottery.issue set state = 'CORRECTED', result = ${after}, result_version = ${version}
    where id = ${id} and state in ('SETTLED', 'CORRECTED')`);
}

/** The results that an issue had before each of its corrections, the first one first. */
export async function correctionsOf(
  db: Db,
  issueId: bigint,
): Promise<{ result_before: string; reason: string; decided_at: Date }[]> {
  const { rows } = await db.query<{ result_before: string; reason: string; decided_at: Date }>(sql`
    select result_before, reason, decided_at from lottery.correction
    where issue_id = ${issueId} order by version`);
  return rows;
}

/** True if tickets of an issue still wait for what a correction gives them. */
export async function isCorrecting(db: Db, issueId: bigint): Promise<boolean> {
  const { rowCount } = await db.query(sql`
    select from lottery.correction where issue_id = ${issueId} and done_at is null`);
  return rowCount !== 0;
}

/**
 * Corrected issues whose tickets do not all have what the corrected result gives them; those that are held
 * only where they are to be looked at again.
 */
export async function issuesToCorrect(db: Db, limit: number): Promise<bigint[]> {
  const { rows } = await db.query<{ issue_id: bigint }>(sql`
    select issue_id from lottery.correction c
    where done_at is null and ${isAwake(sql`c.issue_id`)}
    order by decided_at limit ${limit}`);
  return rows.map(({ issue_id: id }) => id);
}

/** A ticket that was paid, or lost, by the result before. */
export interface PaidTicket extends WaitingTicket {
  state: TicketState;
  prize: bigint;
  rebate: bigint;
  settled_at: Date;
  /** The part of an earlier prize that the house bears: it was spent when a correction took it back. */
  kept: bigint;
}

/** Tickets that counted in an issue, in order, from one on. */
export async function paidTickets(
  db: Db,
  issueId: bigint,
  after: bigint,
  limit: number,
): Promise<PaidTicket[]> {
  const { rows } = await db.query<PaidTicket & Record<string, unknown>>(sql`
    select t.id, t.state, t.ref, t.player_id, t.merchant_id, t.stake, t.prize_table, t.table_version, t.mode,
      t.unit, t.salt, t.rounded_by, t.leaf, t.lines, t.prize, t.rebate, t.settled_at, coalesce((
        select c.lost from lottery.ticket_correction c where c.ticket_id = t.id
        order by c.version desc limit 1
      ), 0) as kept
    from lottery.ticket t
    where t.issue_id = ${issueId} and t.id > ${after} and t.state in ('WON', 'LOST', 'RETURNED')
    order by t.id limit ${limit}`);
  return rows;
}

/** Locks tickets that a correction has not changed yet; throws where another process was there first. */
export async function lockUncorrected(
  tx: Tx,
  ids: readonly bigint[],
  version: number,
): Promise<void> {
  await tx.query(sql`
    select from lottery.ticket where id = any (${ids}::bigint[]) order by id for no key update`);
  const { rowCount } = await tx.query(sql`
    select from lottery.ticket_correction
    where ticket_id = any (${ids}::bigint[]) and version = ${version}`);
  if (rowCount !== 0) throw new Error('a ticket was corrected meanwhile');
}

export interface CorrectedTicket {
  readonly id: bigint;
  /** With the rebate, as it was and as it is. */
  readonly before: bigint;
  readonly after: bigint;
  readonly prize: bigint;
  readonly won: boolean;
  /** The amount that was spent and could not be taken back. */
  readonly lost: bigint;
}

/** Writes what a correction changed about tickets, which are locked. */
export async function writeCorrected(
  tx: Tx,
  { issueId, version }: { readonly issueId: bigint; readonly version: number },
  tickets: readonly CorrectedTicket[],
  moment: Date,
): Promise<void> {
  const ids = tickets.map(({ id }) => id);
  await tx.query(sql`
    insert into lottery.ticket_correction (
      ticket_id, version, issue_id, prize_before, prize_after, lost, corrected_at
    )
    select c.id, ${version}::integer, ${issueId}::bigint, c.won_before, c.won_after, c.lost,
      ${moment}::timestamptz
    from unnest(
      ${ids}::bigint[], ${tickets.map(({ before }) => before)}::bigint[],
      ${tickets.map(({ after }) => after)}::bigint[], ${tickets.map(({ lost }) => lost)}::bigint[]
    ) c (id, won_before, won_after, lost)`);
  await tx.query(sql`
    update lottery.ticket t set prize = c.prize,
      state = c.state::lottery.ticket_state
    from unnest(
      ${ids}::bigint[], ${tickets.map(({ prize }) => prize)}::bigint[],
      ${tickets.map(stateOf)}::text[]
    ) c (id, prize, state)
    where t.id = c.id`);
}

/** Writes what tickets are now whose money stays: a stake that came back is no win of the same sum. */
export async function writeStates(
  db: Db,
  tickets: readonly Pick<CorrectedTicket, 'id' | 'prize' | 'won'>[],
): Promise<void> {
  await db.query(sql`
    update lottery.ticket t set state = c.state::lottery.ticket_state
    from unnest(
      ${tickets.map(({ id }) => id)}::bigint[], ${tickets.map(stateOf)}::text[]
    ) c (id, state)
    where t.id = c.id and t.state in ('WON', 'LOST', 'RETURNED')`);
}

/** The players who had something taken back by a correction. */
export async function playersTakenFrom(
  db: Db,
  issueId: bigint,
  version: number,
): Promise<bigint[]> {
  const { rows } = await db.query<{ player_id: bigint }>(sql`
    select distinct t.player_id from lottery.ticket_correction c
    join lottery.ticket t on t.id = c.ticket_id
    where c.issue_id = ${issueId} and c.version = ${version} and c.prize_after + c.lost < c.prize_before + coalesce((
        select p.lost from lottery.ticket_correction p
        where p.ticket_id = c.ticket_id and p.version < c.version
        order by p.version desc limit 1
      ), 0)`);
  return rows.map(({ player_id: id }) => id);
}

/** Every ticket has what the corrected result gives it. */
export async function writeCorrectionDone(
  tx: Tx,
  issueId: bigint,
  version: number,
  moment: Date,
): Promise<void> {
  await tx.query(sql`
    update lottery.correction set done_at = ${moment}
    where issue_id = ${issueId} and version = ${version} and done_at is null`);
}

/** The part of a corrected prize that the house bears. */
export interface LossRow {
  readonly game_code: string;
  readonly numero: string;
  readonly ref: string;
  readonly player_id: bigint;
  readonly currency: string;
  readonly prize_before: bigint;
  readonly prize_after: bigint;
  readonly lost: bigint;
  readonly corrected_at: Date;
  /** Two of those who corrected it used one account of the machine. */
  readonly one_account: boolean;
}

/** Prizes that were corrected after they were spent and still are, the latest first. */
export async function losses(db: Db, limit: number): Promise<LossRow[]> {
  const { rows } = await db.query<LossRow & Record<string, unknown>>(sql`
    select i.game_code, i.numero, t.ref, t.player_id, t.currency, c.prize_before, c.prize_after,
      c.lost, c.corrected_at, lottery.is_one_account(c.issue_id, c.version) as one_account
    from lottery.ticket_correction c
    join lottery.ticket t on t.id = c.ticket_id
    join lottery.issue i on i.id = c.issue_id
    where c.lost > 0 and not exists (
      select from lottery.ticket_correction later
      where later.ticket_id = c.ticket_id and later.version > c.version
    )
    order by c.corrected_at desc, c.ticket_id limit ${limit}`);
  return rows;
}
