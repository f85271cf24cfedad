import type { Move } from '@arara/game-kit';
import { sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';

/** Nobody could move for longer than this: the round is broken. */
const silenceMs = 1_000;

/** Moves of seats share a round with each other; its end has it alone. It is no lock of the row, which beats write. */
export async function shareTable(tx: Tx, tableId: bigint): Promise<void> {
  await tx.query(sql`
    select pg_advisory_xact_lock_shared(hashtextextended('studio.table', ${tableId}))`);
}

export async function holdTable(tx: Tx, tableId: bigint): Promise<void> {
  await tx.query(sql`
    select pg_advisory_xact_lock(hashtextextended('studio.table', ${tableId}))`);
}

/** Stakes are final: the round begins to run now. */
export async function startTable(tx: Tx, id: bigint): Promise<void> {
  await tx.query(sql`
    update studio.table_round set phase = 'RUNNING', running_at = clock_timestamp(),
      heard_at = clock_timestamp()
    where id = ${id} and phase = 'OPEN'`);
}

/** Says that moves are taken here. The first beat after a silence writes down since when there was one. */
export async function beatTables(db: Db): Promise<void> {
  await db.query(sql`
    update studio.table_round set heard_at = clock_timestamp(),
      broken_at = coalesce(broken_at, case
        when clock_timestamp() - heard_at > ${silenceMs} * interval '1 millisecond' then heard_at end)
    where phase = 'RUNNING'`);
}

/** A running round by the database's clock, in milliseconds since it began to run. */
export interface Running {
  /** Moves of now count for this. */
  elapsed: number;
  /** When the silence began that broke it; null while none did. */
  broken: number | null;
}

/** How far a running round is; null where it does not run. It ends after `lengthMs`, and a silence after that breaks nothing. */
export async function runningNow(
  db: Db,
  tableId: bigint,
  lengthMs: number,
): Promise<Running | null> {
  const { rows } = await db.query<Running>(sql`
    with now as (
      select running_at, heard_at, broken_at, clock_timestamp() as at,
        running_at + ${lengthMs} * interval '1 millisecond' as ends_at
      from studio.table_round where id = ${tableId} and phase = 'RUNNING'
    ), broken as (
      select *, coalesce(broken_at, case
        when least(at, ends_at) - heard_at > ${silenceMs} * interval '1 millisecond'
          then heard_at end) as silent_at
      from now
    )
    select (extract(epoch from at - running_at) * 1000)::float8 as elapsed,
      case when silent_at < ends_at - ${silenceMs} * interval '1 millisecond'
        then (extract(epoch from silent_at - running_at) * 1000)::float8 end as broken
    from broken`);
  return rows[0] ?? null;
}

export interface SeatMoveRow {
  seat_id: bigint;
  number: number;
  name: string;
  elapsed_ms: number;
  idempotency_key: string;
}

export async function insertSeatMove(tx: Tx, move: SeatMoveRow): Promise<void> {
  await tx.query(sql`
    insert into studio.seat_move (seat_id, number, name, elapsed_ms, idempotency_key)
    values (${move.seat_id}, ${move.number}, ${move.name}, ${move.elapsed_ms},
      ${move.idempotency_key})`);
}

/** The moves of a seat, in their order. */
export async function movesOfSeat(db: Db, seatId: bigint): Promise<SeatMoveRow[]> {
  const { rows } = await db.query<SeatMoveRow>(sql`
    select seat_id, number, name, elapsed_ms, idempotency_key from studio.seat_move
    where seat_id = ${seatId} order by number`);
  return rows;
}

/** The moves of a round's seats, in their order; of one player's alone where one is named. */
export async function movesOfTable(
  db: Db,
  tableId: bigint,
  playerId: bigint | null = null,
): Promise<SeatMoveRow[]> {
  const { rows } = await db.query<SeatMoveRow>(sql`
    select m.seat_id, m.number, m.name, m.elapsed_ms, m.idempotency_key
    from studio.seat_move m join studio.seat s on s.id = m.seat_id
    where s.table_id = ${tableId} and (${playerId}::bigint is null or s.player_id = ${playerId})
    order by m.seat_id, m.number`);
  return rows;
}

/** The stake of a seat goes back. */
export async function returnSeat(tx: Tx, id: bigint, refusal: string): Promise<void> {
  await tx.query(sql`
    update studio.seat set state = 'LEAVING', refusal = ${refusal}
    where id = ${id} and state = 'STAKED'`);
}

/** The moves of a seat as their game stamps them. */
export function stampedBy(
  stamp: ((name: string, elapsedMs: number) => Move | null) | undefined,
  rows: readonly SeatMoveRow[],
): Map<bigint, Move[]> {
  const moves = new Map<bigint, Move[]>();
  for (const { seat_id: seat, name, elapsed_ms: elapsedMs } of rows) {
    const move = stamp?.(name, elapsedMs) ?? null;
    if (move === null) throw new Error(`a seat made a move ${name} that its game has not`);
    moves.set(seat, [...(moves.get(seat) ?? []), move]);
  }
  return moves;
}
