import type { TicketLine } from '@arara/contract';
import { sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';
import type { TicketState } from '../ticket.repository.ts';

export interface ChaseRow {
  id: bigint;
  ref: string;
  player_id: bigint;
  merchant_id: string;
  game_code: string;
  prize_table: string;
  table_version: number;
  mode: number;
  unit: '1' | '0.1' | '0.01' | '0.001';
  lines: TicketLine[];
  stop_on_win: boolean;
  state: 'ACTIVE' | 'DONE' | 'STOPPED';
  stopped_by: 'win' | 'member' | null;
  total: bigint;
  address: string;
  ask_hash: Buffer;
  created_at: Date;
  ended_at: Date | null;
}

export interface StepRow {
  chase_id: bigint;
  place: number;
  issue_id: bigint;
  numero: string;
  multiple: number;
  stake: bigint;
  state: 'WAITING' | 'BOUGHT' | 'RELEASED';
  reason: string | null;
  ticket_ref: string;
  close_at: Date;
  /** Of the ticket, where it was bought. */
  ticket_state: TicketState | null;
  prize: bigint | null;
}

export type NewChase = Omit<ChaseRow, 'id' | 'state' | 'stopped_by' | 'ended_at'>;
export type NewStep = Pick<StepRow, 'issue_id' | 'multiple' | 'stake' | 'ticket_ref'>;

/** Writes a chase; null where its key has one already. */
export async function insertChase(tx: Tx, chase: NewChase): Promise<bigint | null> {
  const { rows } = await tx.query<{ id: bigint }>(sql`
    insert into lottery.chase (
      ref, player_id, merchant_id, game_code, prize_table, table_version, mode, unit, lines,
      stop_on_win, total, address, ask_hash, created_at
    ) values (
      ${chase.ref}, ${chase.player_id}, ${chase.merchant_id}, ${chase.game_code},
      ${chase.prize_table}, ${chase.table_version}, ${chase.mode}, ${chase.unit},
      ${JSON.stringify(chase.lines)}, ${chase.stop_on_win}, ${chase.total}, ${chase.address},
      ${chase.ask_hash}, ${chase.created_at}
    ) on conflict (ref) do nothing returning id`);
  return rows[0]?.id ?? null;
}

/** The steps of a new chase, in their order. */
export async function insertSteps(tx: Tx, chase: bigint, steps: readonly NewStep[]): Promise<void> {
  await tx.query(sql`
    insert into lottery.chase_step (chase_id, place, issue_id, multiple, stake, ticket_ref)
    select ${chase}, place, issue_id, multiple, stake, ticket_ref from unnest(
      ${steps.map((step) => step.issue_id)}::bigint[],
      ${steps.map((step) => step.multiple)}::integer[],
      ${steps.map((step) => step.stake)}::bigint[],
      ${steps.map((step) => step.ticket_ref)}::text[]
    ) with ordinality as s (issue_id, multiple, stake, ticket_ref, place)`);
}

const chaseColumns = sql`id, ref, player_id, merchant_id, game_code, prize_table, table_version,
  mode, unit, lines, stop_on_win, state, stopped_by, total, address, ask_hash, created_at, ended_at`;

/** A chase of a player; null when it is not theirs. */
export async function findChase(db: Db, playerId: bigint, ref: string): Promise<ChaseRow | null> {
  const { rows } = await db.query<ChaseRow & Record<string, unknown>>(sql`
    select ${chaseColumns} from lottery.chase where ref = ${ref} and player_id = ${playerId}`);
  return rows[0] ?? null;
}

/** A page of a player's chases, newest first. */
export async function listChases(
  db: Db,
  playerId: bigint,
  below: bigint | null,
  limit: number,
): Promise<ChaseRow[]> {
  const { rows } = await db.query<ChaseRow & Record<string, unknown>>(sql`
    select ${chaseColumns} from lottery.chase
    where player_id = ${playerId} and (${below}::bigint is null or id < ${below})
    order by id desc limit ${limit}`);
  return rows;
}

/** The steps of chases, in their order. */
export async function stepsOf(db: Db, chases: readonly bigint[]): Promise<StepRow[]> {
  const { rows } = await db.query<StepRow & Record<string, unknown>>(sql`
    select s.chase_id, s.place, s.issue_id, i.numero, s.multiple, s.stake, s.state, s.reason,
      s.ticket_ref, i.close_at, t.state as ticket_state, t.prize
    from lottery.chase_step s join lottery.issue i on i.id = s.issue_id
    left join lottery.ticket t on t.ref = s.ticket_ref
    where s.chase_id = any (${chases}::bigint[]) order by s.chase_id, s.place`);
  return rows;
}

/** Chases that have something to do: a step on sale or past it, or no step left. */
export async function chasesDue(db: Db, limit: number): Promise<ChaseRow[]> {
  const { rows } = await db.query<ChaseRow & Record<string, unknown>>(sql`
    select ${chaseColumns} from lottery.chase c
    where c.state = 'ACTIVE' and not exists (
      select from lottery.chase_step s join lottery.issue i on i.id = s.issue_id
      where s.chase_id = c.id and s.state = 'WAITING'
        and i.open_at > clock_timestamp()
        and s.place = (select min(place) from lottery.chase_step w
          where w.chase_id = c.id and w.state = 'WAITING')
    )
    order by c.id limit ${limit}`);
  return rows;
}

/** Locks a chase that is active; null where it has ended, or where somebody else is at it. */
export async function lockChase(tx: Tx, id: bigint): Promise<ChaseRow | null> {
  const { rows } = await tx.query<ChaseRow & Record<string, unknown>>(sql`
    select ${chaseColumns} from lottery.chase where id = ${id} and state = 'ACTIVE' for update`);
  return rows[0] ?? null;
}

/** Takes waiting steps out; returns those that this call took. */
export async function takeSteps(
  tx: Tx,
  chase: bigint,
  places: readonly number[],
  reason: string,
): Promise<{ place: number; stake: bigint }[]> {
  const { rows } = await tx.query<{ place: number; stake: bigint }>(sql`
    update lottery.chase_step set state = 'RELEASED', reason = ${reason}
    where chase_id = ${chase} and place = any (${places}::smallint[]) and state = 'WAITING'
    returning place, stake`);
  return rows;
}

/** Ends a chase. */
export async function endChase(
  tx: Tx,
  id: bigint,
  stoppedBy: ChaseRow['stopped_by'],
  moment: Date,
): Promise<void> {
  await tx.query(sql`
    update lottery.chase set state = ${stoppedBy === null ? 'DONE' : 'STOPPED'}::lottery.chase_state,
      stopped_by = ${stoppedBy}, ended_at = ${moment}
    where id = ${id} and state = 'ACTIVE'`);
}
