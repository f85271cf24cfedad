import type { StudioDeps } from '../studio.deps.ts';
import type { SessionRow } from '../studio.repository.ts';
import { runTable } from './run-table.ts';
import type { EntropyAfter } from './run-table.ts';
import { presentTable } from './tables.present.ts';
import type { TableSeen } from './tables.present.ts';
import { lastTable, seatsOf } from './tables.repository.ts';
import { sharedGame, takeSeat } from './take-seat.ts';
import type { SeatWish } from './take-seat.ts';

/**
 * The room of shared rounds: a table opens by its clock, takes stakes until its close, is resolved once, and
 * pays each seat. All of it is in the database; a worker that is killed leaves nothing that the next one could
 * not go on with.
 */
export function createTables(deps: StudioDeps, entropyAfter: EntropyAfter) {
  /** The last round of a game's table as a player may see it; null before the first. */
  async function look(gameCode: string, playerId: bigint | null): Promise<TableSeen | null> {
    const { read } = deps.database;
    const table = await lastTable(read, gameCode, { graceMs: 0, restMs: 0 });
    if (table === null) return null;
    const game = sharedGame(deps, table.game_code, table.game_version);
    return presentTable(game, table, await seatsOf(read, table.id), playerId, deps.seeds.open);
  }

  return {
    look,
    /** Takes a seat of the round that is open, with its stake. Errors: those of `takeSeat`. */
    async sit(session: SessionRow, wish: SeatWish): Promise<TableSeen | null> {
      await takeSeat(deps, session, wish);
      return look(session.game_code, session.player_id);
    },
    /** Brings every table as far as its clock allows; workers call it again and again. */
    async run(): Promise<void> {
      for (const code of deps.games.codes()) {
        const game = deps.games.current(code);
        if (game?.shape === 'shared') await runTable(deps, entropyAfter, game);
      }
    },
  };
}
