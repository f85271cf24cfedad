import type { TicketLine } from '@arara/contract';
import { sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';
import type { TicketState } from '../ticket.repository.ts';

/** Why a chase was stopped: `account`, because its member may stake nothing any more. */
export type StoppedBy = 'win' | 'member' | 'account';

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
  stopped_by: StoppedBy | null;
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

/** The sum of the steps of a player's chases that still wait. */
export async function waitingStakes(db: Db, playerId: bigint): Promise<bigint> {
  const { rows } = await db.query<{ held: bigint }>(sql`
    select coalesce(sum(s.stake), 0)::bigint as held
    from lottery.chase c join lottery.chase_step s on s.chase_id = c.id and s.state = 'WAITING'
    where c.player_id = ${playerId}`);
  return rows[0]?.held ?? 0n;
}

/**
 * A page of the chases that have something to do, by their ids: the next step is on sale or past it,
 * and no draw has to be waited for. Found from the issues that steps wait for, of which there are few,
 * however many chases are active; chases that wait for the draw of their last ticket are left out.
 */
export async function chasesDue(db: Db, after: bigint, limit: number): Promise<ChaseRow[]> {
  const { rows } = await db.query<ChaseRow & Record<string, unknown>>(sql`
    with recursive waited as (
      (select issue_id from lottery.chase_step where state = 'WAITING' order by issue_id limit 1)
      union all
      select (select s.issue_id from lottery.chase_step s
        where s.state = 'WAITING' and s.issue_id > w.issue_id order by s.issue_id limit 1)
      from waited w where w.issue_id is not null
    ),
    open as materialized (
      select i.id, i.state in ('SCHEDULED', 'ON_SALE') as is_sold
      from waited w join lottery.issue i on i.id = w.issue_id
      where i.open_at <= statement_timestamp()
    ),
    due as materialized (
      select s.chase_id, s.place, o.is_sold
      from open o join lottery.chase_step s on s.issue_id = o.id and s.state = 'WAITING'
      where s.chase_id > ${after} and not exists (
        select from lottery.chase_step w
        where w.chase_id = s.chase_id and w.place < s.place and w.state = 'WAITING')
    )
    select ${chaseColumns} from due d join lottery.chase c on c.id = d.chase_id
    where c.state = 'ACTIVE' and not (c.stop_on_win and d.is_sold and coalesce((
      select t.state = 'ACCEPTED'
      from lottery.chase_step b join lottery.ticket t on t.ref = b.ticket_ref
      where b.chase_id = d.chase_id and b.place < d.place and b.state = 'BOUGHT'
      order by b.place desc limit 1), false))
    order by c.id limit ${limit}`);
  return rows;
}

/** Active chases that are to end with a win, and have one in an issue since its result was corrected. */
export async function chasesWonIn(db: Db, issueId: bigint, limit: number): Promise<ChaseRow[]> {
  const { rows } = await db.query<ChaseRow & Record<string, unknown>>(sql`
    select ${chaseColumns} from lottery.chase
    where state = 'ACTIVE' and stop_on_win and id in (
      select s.chase_id from lottery.chase_step s
      join lottery.ticket t on t.ref = s.ticket_ref and t.state = 'WON'
      where s.issue_id = ${issueId} and s.state = 'BOUGHT'
    )
    order by id limit ${limit}`);
  return rows;
}

/** A page of the members who have active chases, by their ids. */
export async function playersWithChases(db: Db, after: bigint, limit: number): Promise<bigint[]> {
  const { rows } = await db.query<{ player_id: bigint }>(sql`
    select distinct player_id from lottery.chase
    where state = 'ACTIVE' and player_id > ${after} order by player_id limit ${limit}`);
  return rows.map(({ player_id: id }) => id);
}

/** A page of the active chases of members, by their ids. */
export async function activeChasesOf(
  db: Db,
  players: readonly bigint[],
  after: bigint,
  limit: number,
): Promise<ChaseRow[]> {
  const { rows } = await db.query<ChaseRow & Record<string, unknown>>(sql`
    select ${chaseColumns} from lottery.chase
    where player_id = any (${players}::bigint[]) and state = 'ACTIVE' and id > ${after}
    order by id limit ${limit}`);
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

/** Stops a chase whose last steps were taken out. */
export async function stopChase(
  tx: Tx,
  id: bigint,
  stoppedBy: StoppedBy,
  moment: Date,
): Promise<void> {
  await tx.query(sql`
    update lottery.chase set state = 'STOPPED', stopped_by = ${stoppedBy}, ended_at = ${moment}
    where id = ${id} and state = 'ACTIVE'`);
}

/** Ends those of the chases, or of all, that have no step left. */
export async function endChases(
  db: Db,
  chases: readonly bigint[] | null,
  moment: Date,
): Promise<void> {
  await db.query(sql`
    with over as materialized (
      select c.id from lottery.chase c
      where c.state = 'ACTIVE'
        and (${chases}::bigint[] is null or c.id = any (${chases}::bigint[]))
        and not exists (select from lottery.chase_step s
          where s.chase_id = c.id and s.state = 'WAITING')
      for no key update skip locked
    )
    update lottery.chase c set state = 'DONE', ended_at = ${moment}
    from over where c.id = over.id`);
}
