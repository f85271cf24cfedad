import { sql } from '@arara/postgres';
import type { Db, Sql } from '@arara/postgres';
import type { DrawSource, IssueState } from '../issue.repository.ts';
import { stuckIssues } from './stuck-issues.repository.ts';

/** An issue in one line; amounts in minor units. */
export interface StaffIssueRow {
  readonly id: bigint;
  readonly numero: string;
  readonly state: IssueState;
  readonly open_at: Date;
  readonly close_at: Date;
  readonly draw_at: Date;
  readonly void_at: Date;
  readonly drawn_at: Date | null;
  readonly draw_source: DrawSource;
  readonly result: string | null;
  readonly result_version: number;
  readonly tickets: number;
  readonly stakes: bigint;
  readonly prizes: bigint;
  readonly held_reason: string | null;
  readonly held_since: Date | null;
  readonly looked_at: Date | null;
}

export type IssueShow = 'sold' | 'waiting' | 'held';

interface IssuePage {
  readonly game: string;
  readonly show: IssueShow;
  /** Issues that closed before it, in milliseconds. */
  readonly before: number | null;
  readonly limit: number;
}

/** A page of the issues of a lottery, the latest first. */
export async function issuesOf(db: Db, page: IssuePage): Promise<StaffIssueRow[]> {
  const { game, show, before, limit } = page;
  const below = before === null ? sql`true` : sql`i.close_at < ${new Date(before)}::timestamptz`;
  return readIssues(
    db,
    sql`
      select i.* from lottery.issue i
      where i.game_code = ${game} and ${below} and ${shownBy(show, game)}
      order by i.close_at desc limit ${limit}`,
  );
}

/** One issue; null where there is none. */
export async function staffIssue(
  db: Db,
  game: string,
  numero: string,
): Promise<StaffIssueRow | null> {
  const rows = await readIssues(
    db,
    sql`select i.* from lottery.issue i where i.game_code = ${game} and i.numero = ${numero}`,
  );
  return rows[0] ?? null;
}

function shownBy(show: IssueShow, game: string): Sql {
  if (show === 'held') return sql`i.id in (${stuckIssues})`;
  if (show === 'waiting') {
    return sql`i.draw_source = 'external' and i.state = 'CLOSED' and i.draw_at <= clock_timestamp()`;
  }
  // Up to the one on sale, or the next: those behind it are promised for days.
  return sql`i.close_at <= coalesce((
    select close_at from lottery.issue
    where game_code = ${game} and close_at > statement_timestamp() and state <> 'VOID'
    order by close_at limit 1
  ), 'infinity')`;
}

async function readIssues(db: Db, chosen: Sql): Promise<StaffIssueRow[]> {
  const { rows } = await db.query<StaffIssueRow & Record<string, unknown>>(sql`
    select i.id, i.numero, i.open_at, i.close_at, i.draw_at, i.void_at, i.drawn_at, i.draw_source,
      i.result, i.result_version, t.tickets, t.stakes, t.prizes,
      case when i.state = 'SCHEDULED' and i.open_at <= clock_timestamp() then 'ON_SALE'
        else i.state end as state,
      h.reason as held_reason, h.since as held_since, h.looked_at
    from (${chosen}) i
    cross join lateral (
      select count(*)::integer as tickets, coalesce(sum(stake), 0)::bigint as stakes,
        coalesce(sum(prize + rebate), 0)::bigint as prizes
      from lottery.ticket where issue_id = i.id and state <> 'CANCELLED'
    ) t
    left join lottery.held_issue h on h.issue_id = i.id
    order by i.close_at desc`);
  return rows;
}

/** A number or combination with the most that it may win, in minor units. */
export interface CellRow {
  readonly cell: string;
  readonly used: bigint;
}

/** The cells of an issue that may win most, and how much is staked on all. */
export async function exposureOf(db: Db, issueId: bigint, limit: number): Promise<CellRow[]> {
  const { rows } = await db.query<CellRow & Record<string, unknown>>(sql`
    select substr(scope, 6) as cell, used from lottery.quota
    where issue_id = ${issueId} and scope like 'cell:%' and used > 0
    order by used desc, scope limit ${limit}`);
  return rows;
}

export interface CorrectionRow {
  readonly result_before: string;
  readonly result_after: string;
  readonly reason: string;
  readonly decided_by: string[];
  readonly decided_at: Date;
  readonly done_at: Date | null;
  readonly tickets: number;
  readonly lost: bigint;
}

/** The corrections of an issue with what they changed, the latest first. */
export async function correctionRows(db: Db, issueId: bigint): Promise<CorrectionRow[]> {
  const { rows } = await db.query<CorrectionRow & Record<string, unknown>>(sql`
    select c.result_before, c.result_after, c.reason, c.decided_by, c.decided_at, c.done_at,
      t.tickets, t.lost
    from lottery.correction c
    cross join lateral (
      select count(*)::integer as tickets, coalesce(sum(lost), 0)::bigint as lost
      from lottery.ticket_correction where issue_id = c.issue_id and version = c.version
    ) t
    where c.issue_id = ${issueId} order by c.version desc`);
  return rows;
}

export interface TicketChange {
  readonly prize_before: bigint;
  readonly prize_after: bigint;
  readonly lost: bigint;
  readonly corrected_at: Date;
}

/** The changes of a ticket by corrections, the first one first. */
export async function changesOfTicket(db: Db, ticketId: bigint): Promise<TicketChange[]> {
  const { rows } = await db.query<TicketChange & Record<string, unknown>>(sql`
    select prize_before, prize_after, lost, corrected_at from lottery.ticket_correction
    where ticket_id = ${ticketId} order by version`);
  return rows;
}

export interface ChaseLine {
  readonly id: bigint;
  readonly ref: string;
  readonly player_id: bigint;
  readonly game_code: string;
  readonly created_at: Date;
  readonly stop_on_win: boolean;
  readonly total: bigint;
  readonly steps: number;
  readonly steps_left: number;
  readonly money_left: bigint;
  readonly next_numero: string | null;
  readonly last_numero: string | null;
}

interface ChasePage {
  readonly merchant: string;
  readonly game: string | null;
  readonly below: bigint | null;
  readonly limit: number;
}

/** A page of the chases of a brand that run, the latest first. */
export async function runningChases(db: Db, page: ChasePage): Promise<ChaseLine[]> {
  const { merchant, game, below, limit } = page;
  const { rows } = await db.query<ChaseLine & Record<string, unknown>>(sql`
    select c.id, c.ref, c.player_id, c.game_code, c.created_at, c.stop_on_win, c.total, s.*
    from (
      select * from lottery.chase
      where state = 'ACTIVE' and merchant_id = ${merchant}
        and (${game}::text is null or game_code = ${game})
        and (${below}::bigint is null or id < ${below})
      order by id desc limit ${limit}
    ) c
    cross join lateral (
      select count(*)::integer as steps,
        count(*) filter (where s.state = 'WAITING')::integer as steps_left,
        coalesce(sum(s.stake) filter (where s.state = 'WAITING'), 0)::bigint as money_left,
        min(i.numero) filter (where s.state = 'WAITING') as next_numero,
        max(i.numero) as last_numero
      from lottery.chase_step s join lottery.issue i on i.id = s.issue_id where s.chase_id = c.id
    ) s
    order by c.id desc`);
  return rows;
}
