import { sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';
import type { IssueRow } from '../issue.repository.ts';
import type { WaitingTicket } from '../ticket.repository.ts';
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

/** What an issue's result was before each of its corrections, the first one first. */
export async function correctionsOf(
  db: Db,
  issueId: bigint,
): Promise<{ result_before: string; reason: string; decided_at: Date }[]> {
  const { rows } = await db.query<{ result_before: string; reason: string; decided_at: Date }>(sql`
    select result_before, reason, decided_at from lottery.correction
    where issue_id = ${issueId} order by version`);
  return rows;
}

/** Whether tickets of an issue still wait for what a correction gives them. */
export async function isCorrecting(db: Db, issueId: bigint): Promise<boolean> {
  const { rowCount } = await db.query(sql`
    select from lottery.correction where issue_id = ${issueId} and done_at is null`);
  return rowCount !== 0;
}

/** Corrected issues whose tickets do not all have what the corrected result gives them. */
export async function issuesToCorrect(db: Db, limit: number): Promise<bigint[]> {
  const { rows } = await db.query<{ issue_id: bigint }>(sql`
    select issue_id from lottery.correction where done_at is null
    order by decided_at limit ${limit}`);
  return rows.map(({ issue_id: id }) => id);
}

/** A ticket that was paid, or lost, by the result before. */
export interface PaidTicket extends WaitingTicket {
  prize: bigint;
  rebate: bigint;
  settled_at: Date;
}

const paid = sql`
  select t.id, t.ref, t.player_id, t.merchant_id, t.stake, t.prize_table, t.table_version, t.mode,
    t.unit, t.lines, t.prize, t.rebate, t.settled_at
  from lottery.ticket t`;

/** Tickets that counted in an issue, in order, from one on. */
export async function paidTickets(
  db: Db,
  issueId: bigint,
  after: bigint,
  limit: number,
): Promise<PaidTicket[]> {
  const { rows } = await db.query<PaidTicket & Record<string, unknown>>(sql`
    ${paid} where t.issue_id = ${issueId} and t.id > ${after} and t.state in ('WON', 'LOST')
    order by t.id limit ${limit}`);
  return rows;
}

/** Locks a ticket that a correction has not changed yet; false where it has. */
export async function lockUncorrected(tx: Tx, id: bigint, version: number): Promise<boolean> {
  await tx.query(sql`select from lottery.ticket where id = ${id} for no key update`);
  const { rowCount } = await tx.query(sql`
    select from lottery.ticket_correction where ticket_id = ${id} and version = ${version}`);
  return rowCount === 0;
}

export interface CorrectedTicket {
  readonly id: bigint;
  readonly issueId: bigint;
  readonly version: number;
  /** With the rebate, as it was and as it is. */
  readonly before: bigint;
  readonly after: bigint;
  readonly prize: bigint;
  /** What was spent and could not be taken back. */
  readonly lost: bigint;
}

/** Writes what a correction changed about a ticket, which is locked. */
export async function writeCorrected(tx: Tx, ticket: CorrectedTicket, moment: Date): Promise<void> {
  await tx.query(sql`
    insert into lottery.ticket_correction (
      ticket_id, version, issue_id, prize_before, prize_after, lost, corrected_at
    ) values (
      ${ticket.id}, ${ticket.version}, ${ticket.issueId}, ${ticket.before}, ${ticket.after},
      ${ticket.lost}, ${moment}
    )`);
  await tx.query(sql`
    update lottery.ticket set prize = ${ticket.prize},
      state = case when ${ticket.prize}::bigint > 0 then 'WON' else 'LOST' end::lottery.ticket_state
    where id = ${ticket.id}`);
}

/** Who had something taken back by a correction. */
export async function playersTakenFrom(
  db: Db,
  issueId: bigint,
  version: number,
): Promise<bigint[]> {
  const { rows } = await db.query<{ player_id: bigint }>(sql`
    select distinct t.player_id from lottery.ticket_correction c
    join lottery.ticket t on t.id = c.ticket_id
    where c.issue_id = ${issueId} and c.version = ${version} and c.prize_after < c.prize_before`);
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

/** What of a corrected prize the house bears. */
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
}

/** Prizes that were corrected after they were spent, the latest first. */
export async function losses(db: Db, limit: number): Promise<LossRow[]> {
  const { rows } = await db.query<LossRow & Record<string, unknown>>(sql`
    select i.game_code, i.numero, t.ref, t.player_id, t.currency, c.prize_before, c.prize_after,
      c.lost, c.corrected_at
    from lottery.ticket_correction c
    join lottery.ticket t on t.id = c.ticket_id
    join lottery.issue i on i.id = c.issue_id
    where c.lost > 0
    order by c.corrected_at desc, c.ticket_id limit ${limit}`);
  return rows;
}
