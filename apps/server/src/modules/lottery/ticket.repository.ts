import type { TicketLine } from '@arara/contract';
import type { RoundedBy } from '@arara/lottery';
import { sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';
import type { DrawSource } from './issue.repository.ts';

export type TicketState = 'ACCEPTED' | 'CANCELLED' | 'VOID' | 'LOST' | 'RETURNED' | 'WON';

export interface TicketRow {
  id: bigint;
  ref: string;
  issue_id: bigint;
  player_id: bigint;
  merchant_id: string;
  game_code: string;
  numero: string;
  close_at: Date;
  draw_source: DrawSource;
  draw_at: Date;
  result: string | null;
  /** The winnings, with the rebate, before its result was corrected; null: it never was. */
  corrected_from: bigint | null;
  state: TicketState;
  stake: bigint;
  prize: bigint | null;
  rebate: bigint | null;
  currency: string;
  prize_table: string;
  table_version: number;
  mode: number;
  unit: '1' | '0.1' | '0.01' | '0.001';
  unit_bets: number;
  salt: string;
  rounded_by: RoundedBy;
  lines: TicketLine[];
  created_at: Date;
  settled_at: Date | null;
}

const columns = sql`t.id, t.ref, t.issue_id, t.player_id, t.merchant_id, i.game_code, i.numero,
  i.close_at, i.draw_at, i.draw_source, i.result, t.state, t.stake, t.prize, t.rebate, t.currency, t.prize_table, t.table_version, t.mode,
  t.unit, t.unit_bets, t.salt, t.rounded_by, t.lines, t.created_at, t.settled_at,
  (select c.prize_before from lottery.ticket_correction c where c.ticket_id = t.id
    order by c.version limit 1) as corrected_from`;

/** A ticket of a player; null when it is not theirs. */
export async function findTicket(db: Db, playerId: bigint, ref: string): Promise<TicketRow | null> {
  const { rows } = await db.query<TicketRow & Record<string, unknown>>(sql`
    select ${columns} from lottery.ticket t join lottery.issue i on i.id = t.issue_id
    where t.ref = ${ref} and t.player_id = ${playerId}`);
  return rows[0] ?? null;
}

/** A ticket of a brand by its name, with its leaf and the root that its issue published; null where there is none. */
export async function findTicketOfBrand(
  db: Db,
  merchant: string,
  ref: string,
): Promise<(TicketRow & { readonly leaf: Buffer; readonly root: string | null }) | null> {
  const { rows } = await db.query<
    TicketRow & Record<string, unknown> & { leaf: Buffer; root: string | null }
  >(sql`
    select ${columns}, t.leaf, i.tickets_root as root
    from lottery.ticket t join lottery.issue i on i.id = t.issue_id
    where t.ref = ${ref} and t.merchant_id = ${merchant}`);
  return rows[0] ?? null;
}

export interface TicketFilter {
  readonly playerId: bigint;
  readonly gameCode: string | null;
  readonly state: TicketState | null;
  /** Tickets older than this one. */
  readonly below: bigint | null;
  readonly limit: number;
}

/** A page of a player's tickets, newest first. */
export async function listTickets(db: Db, filter: TicketFilter): Promise<TicketRow[]> {
  const { rows } = await db.query<TicketRow & Record<string, unknown>>(sql`
    select ${columns} from lottery.ticket t join lottery.issue i on i.id = t.issue_id
    where t.player_id = ${filter.playerId}
      and (${filter.below}::bigint is null or t.id < ${filter.below})
      and (${filter.gameCode}::text is null or i.game_code = ${filter.gameCode})
      and (${filter.state}::text is null or t.state = ${filter.state}::text::lottery.ticket_state)
    order by t.id desc limit ${filter.limit}`);
  return rows;
}

/** The games of a player's latest tickets, as far back as `tickets` of them, latest first. */
export async function gamesBought(
  db: Db,
  playerId: bigint,
  tickets: number,
): Promise<{ game_code: string; bought_at: Date }[]> {
  const { rows } = await db.query<{ game_code: string; bought_at: Date }>(sql`
    select i.game_code, max(t.created_at) as bought_at
    from (
      select issue_id, created_at from lottery.ticket
      where player_id = ${playerId} order by id desc limit ${tickets}
    ) t
    join lottery.issue i on i.id = t.issue_id
    group by i.game_code order by bought_at desc, i.game_code`);
  return rows;
}

/** How many tickets of each game a merchant sold since then. */
export async function ticketsSold(
  db: Db,
  merchant: string,
  since: Date,
): Promise<{ game_code: string; tickets: number }[]> {
  const { rows } = await db.query<{ game_code: string; tickets: number }>(sql`
    select i.game_code, sum(t.tickets)::integer as tickets
    from (
      select issue_id, count(*) as tickets from lottery.ticket
      where created_at > ${since} and merchant_id = ${merchant} and state <> 'CANCELLED'
      group by issue_id
    ) t
    join lottery.issue i on i.id = t.issue_id
    group by i.game_code`);
  return rows;
}

interface BoughtSince {
  readonly merchant: string;
  readonly gameCode: string;
  readonly since: Date;
  /** No more tickets are looked at, the latest first. */
  readonly tickets: number;
}

/** Play types of a game by how many members bought a line of them, most first. */
export async function playsBought(
  db: Db,
  { merchant, gameCode, since, tickets }: BoughtSince,
): Promise<{ play: string; members: number }[]> {
  const { rows } = await db.query<{ play: string; members: number }>(sql`
    select l.play, count(distinct t.player_id)::integer as members
    from (
      select own.player_id, own.lines
      from lottery.issue i
      cross join lateral (
        select player_id, lines from lottery.ticket
        where issue_id = i.id and merchant_id = ${merchant} and created_at > ${since}
          and state <> 'CANCELLED'
        order by id desc limit ${tickets}
      ) own
      where i.game_code = ${gameCode} and i.close_at > ${since}
      order by i.close_at desc limit ${tickets}
    ) t
    cross join lateral json_to_recordset(t.lines) as l (play text)
    group by l.play order by members desc, l.play`);
  return rows;
}

/** The columns that settling needs of a ticket. */
export type WaitingTicket = Pick<
  TicketRow,
  | 'id'
  | 'ref'
  | 'player_id'
  | 'merchant_id'
  | 'stake'
  | 'prize_table'
  | 'table_version'
  | 'mode'
  | 'unit'
  | 'salt'
  | 'rounded_by'
  | 'lines'
> & { readonly leaf: Buffer };

/** Tickets of an issue that are not settled yet and come after that one, oldest first. */
export async function waitingTickets(
  db: Db,
  issueId: bigint,
  after: bigint,
  limit: number,
): Promise<WaitingTicket[]> {
  const { rows } = await db.query<WaitingTicket & Record<string, unknown>>(sql`
    select id, ref, player_id, merchant_id, stake, prize_table, table_version, mode, unit, salt,
      leaf, lines, rounded_by
    from lottery.ticket where issue_id = ${issueId} and state = 'ACCEPTED' and id > ${after}
    order by id limit ${limit}`);
  return rows;
}

export interface SettledTicket {
  readonly id: bigint;
  /** A bet of it has a prize; where none has, what comes back are stakes. */
  readonly won: boolean;
  readonly prize: bigint;
  readonly rebate: bigint;
}

/** The state of a ticket after its draw. */
export function stateOf({ won, prize }: Pick<SettledTicket, 'won' | 'prize'>): TicketState {
  if (prize === 0n) return 'LOST';
  return won ? 'WON' : 'RETURNED';
}

/** Writes what tickets won; those that are settled stay as they are. */
export async function settleTickets(
  db: Db,
  tickets: readonly SettledTicket[],
  moment: Date,
): Promise<void> {
  await db.query(sql`
    update lottery.ticket t set
      state = s.state::lottery.ticket_state,
      prize = s.prize, rebate = s.rebate, settled_at = ${moment}
    from unnest(
      ${tickets.map(({ id }) => id)}::bigint[],
      ${tickets.map(({ prize }) => prize)}::bigint[],
      ${tickets.map(({ rebate }) => rebate)}::bigint[],
      ${tickets.map(stateOf)}::text[]
    ) as s (id, prize, rebate, state)
    where t.id = s.id and t.state = 'ACCEPTED'`);
}

export type RefundTicket = Pick<TicketRow, 'id' | 'ref' | 'player_id' | 'merchant_id'> & {
  /** Its issue is paid: two people gave its stake back. */
  readonly by_two: boolean;
};

/**
 * Cancelled and void tickets whose stake is on its way back, oldest first. One that is void in an issue that
 * is not, and not by two people, or was taken back after it had won or lost, is none of them, whatever its row says.
 */
export async function ticketsToRefund(
  db: Db,
  after: bigint,
  limit: number,
): Promise<RefundTicket[]> {
  const { rows } = await db.query<RefundTicket & Record<string, unknown>>(sql`
    select t.id, t.ref, t.player_id, t.merchant_id,
      t.state = 'VOID' and i.state <> 'VOID' as by_two
    from lottery.ticket t join lottery.issue i on i.id = t.issue_id
    where t.refund_due and t.id > ${after} and t.prize is null
      and (t.state = 'CANCELLED' or i.state = 'VOID' or lottery.is_returned(t.id))
    order by t.id limit ${limit}`);
  return rows;
}

/** These stakes are back. */
export async function writeRefunded(db: Db, ids: readonly bigint[], moment: Date): Promise<void> {
  await db.query(sql`
    update lottery.ticket set settled_at = ${moment}
    where id = any (${ids}::bigint[]) and settled_at is null`);
}

/** Takes a ticket out of its issue; false where it is not one that counts. */
export async function cancelTicket(tx: Tx, id: bigint): Promise<boolean> {
  const { rowCount } = await tx.query(sql`
    update lottery.ticket set state = 'CANCELLED' where id = ${id} and state = 'ACCEPTED'`);
  return rowCount === 1;
}

/** Gives back what a ticket claimed of the bounds of its issue. */
export async function releaseQuotas(
  tx: Tx,
  issueId: bigint,
  quotas: readonly { readonly scope: string; readonly amount: bigint }[],
): Promise<void> {
  await tx.query(sql`
    select lottery.release(
      array[1], array[${issueId}]::bigint[],
      array_fill(1, array[${quotas.length}]::integer[]),
      ${quotas.map(({ scope }) => scope)}::text[],
      ${quotas.map(({ amount }) => amount)}::bigint[])`);
}
