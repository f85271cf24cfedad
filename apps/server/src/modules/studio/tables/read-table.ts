import type { Db } from '@arara/postgres';
import type { StudioDeps } from '../studio.deps.ts';
import { movesOfTable, stampedBy } from './run.repository.ts';
import { lastTable, seatsOf, tableNow } from './tables.repository.ts';
import type { SeatRow, TableNow } from './tables.repository.ts';
import type { TableState } from './tables.present.ts';
import { sharedGame } from './take-seat.ts';

/** The last round of a game's table with its seats and moves; null before the first. */
export async function readTable(
  deps: StudioDeps,
  db: Db,
  gameCode: string,
): Promise<TableState | null> {
  const table = await lastTable(db, gameCode, { graceMs: 0, restMs: 0 });
  return table === null ? null : withSeats(deps, db, table);
}

/** A round as it was read, with its seats and moves. */
export const withSeats = (deps: StudioDeps, db: Db, table: TableNow): Promise<TableState> =>
  stateOf(deps, db, table, null);

/** A round with the seats of one player alone. */
export async function readTableOf(
  deps: StudioDeps,
  db: Db,
  tableId: bigint,
  playerId: bigint,
): Promise<TableState> {
  return stateOf(deps, db, await tableNow(db, tableId), playerId);
}

async function stateOf(
  deps: StudioDeps,
  db: Db,
  table: TableNow,
  playerId: bigint | null,
): Promise<TableState> {
  const game = sharedGame(deps, table.game_code, table.game_version);
  const seats = await seatsOf(db, table.id, playerId);
  const moves = stampedBy(game.run?.stamp, await movesOfTable(db, table.id, playerId));
  return { game, table, seats, moves };
}

/** The masked names of those who have the seats. */
export const namesOf = (
  { maskedNames }: Pick<StudioDeps, 'maskedNames'>,
  seats: readonly SeatRow[],
): Promise<ReadonlyMap<bigint, string>> =>
  maskedNames([...new Set(seats.map(({ player_id: id }) => id))]);
