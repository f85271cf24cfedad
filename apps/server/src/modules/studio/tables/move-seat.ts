import type { SharedGame } from '@arara/game-kit';
import type { Tx } from '@arara/postgres';
import { AppError } from '../../../platform/errors.ts';
import { badChoice } from '../dealing/read-bet.ts';
import type { StudioDeps } from '../studio.deps.ts';
import type { SessionRow } from '../studio.repository.ts';
import { lengthOf } from './run-table.ts';
import { insertSeatMove, movesOfSeat, runningNow, shareTable } from './run.repository.ts';
import type { SeatMoveRow } from './run.repository.ts';
import { ownSeat, tableById } from './tables.repository.ts';
import type { SeatRow } from './tables.repository.ts';
import { sharedGame } from './take-seat.ts';

/** A move that a seat asks for while its round runs. */
export interface SeatMoveWish {
  readonly seatId: string;
  readonly name: string;
  readonly idempotencyKey: string;
  /** When the server received it, by `performance.now()`: the move counts for that instant. */
  readonly receivedAt: number;
}

/**
 * Makes a move of a player's own seat, stamped by the database's clock with the time at which the server received
 * it; answers with the round. A repeat with the same key changes nothing. Errors: `round.not.found`, `request.invalid` for a move that the
 * game has not, and `move.refused` where the round does not run, is over or broken, or the seat has left.
 */
export async function moveSeat(
  deps: StudioDeps,
  session: SessionRow,
  wish: SeatMoveWish,
): Promise<bigint> {
  const { read } = deps.database;
  const seat = await ownSeat(read, session.player_id, session.game_code, wish.seatId);
  if (seat === null) throw new AppError('round.not.found');
  const game = sharedGame(deps, seat.game_code, seat.game_version);
  if (game.run?.stamp(wish.name, 0) == null) throw badChoice('name');
  await deps.database.transaction(async (tx) => {
    await shareTable(tx, seat.table_id);
    const made = await movesOfSeat(tx, seat.id);
    const before = made.find(({ idempotency_key: key }) => key === wish.idempotencyKey);
    if (before !== undefined) return;
    await insertSeatMove(tx, await stamped(deps, tx, game, seat, made, wish));
  });
  return seat.table_id;
}

async function stamped(
  deps: StudioDeps,
  tx: Tx,
  game: SharedGame,
  seat: SeatRow,
  made: readonly SeatMoveRow[],
  { name, idempotencyKey, receivedAt }: SeatMoveWish,
): Promise<SeatMoveRow> {
  const table = await tableById(tx, seat.table_id);
  if (table.phase !== 'RUNNING' || seat.state !== 'STAKED') throw new AppError('move.refused');
  const lengthMs = await lengthOf(deps, tx, game, table);
  const agoMs = performance.now() - receivedAt;
  const now = await runningNow(tx, table.id, lengthMs);
  if (now === null || now.broken !== null) throw new AppError('move.refused');
  const elapsedMs = Math.floor(Math.max(0, now.elapsed - agoMs));
  const moves = made.flatMap((row) => game.run?.stamp(row.name, row.elapsed_ms) ?? []);
  const hasLeft = game.run?.hasLeft(seat.choices, moves, elapsedMs) ?? true;
  if (elapsedMs >= lengthMs || hasLeft || made.length >= (game.run?.movesMax ?? 0)) {
    throw new AppError('move.refused');
  }
  const number = made.length;
  return { seat_id: seat.id, number, name, elapsed_ms: elapsedMs, idempotency_key: idempotencyKey };
}
