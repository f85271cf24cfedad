import type { SeatsAnswer, Table, TableAnswer } from '@arara/contract';
import type { StudioDeps } from '../studio.deps.ts';
import type { SessionRow } from '../studio.repository.ts';
import { lastOutcomesShown } from '../studio.settings.ts';
import { askForTable } from './asked.repository.ts';
import { chainById } from './chain.repository.ts';
import type { TableBeacon } from './chains.ts';
import { moveSeat } from './move-seat.ts';
import type { SeatMoveWish } from './move-seat.ts';
import { namesOf, readTable, readTableOf } from './read-table.ts';
import { runTable } from './run-table.ts';
import { beatTables } from './run.repository.ts';
import { presentOwn, presentTable } from './tables.present.ts';
import { lastOutcomes } from './past.repository.ts';
import { takeSeat } from './take-seat.ts';
import type { SeatWish } from './take-seat.ts';

export type { TableBeacon } from './chains.ts';
export type { SeatMoveWish } from './move-seat.ts';

type OwnSeats = Pick<SeatsAnswer, 'id' | 'own'>;

const messageOf = (failures: readonly unknown[]) =>
  failures
    .map((failure) => (failure instanceof Error ? failure.message : String(failure)))
    .join('; ');

/**
 * The room of shared rounds: a table opens by its clock, takes stakes until its close, runs while its seats move, is
 * resolved once, and pays each seat. All of it is in the database; a worker that is killed leaves nothing that the
 * next one could not go on with.
 */
export function createTables(deps: StudioDeps, beacon: TableBeacon) {
  const { read } = deps.database;

  /** The last round of a game's table as a player may see it; null before the first. */
  async function look(gameCode: string, playerId: bigint | null): Promise<Table | null> {
    const state = await readTable(deps, read, gameCode);
    if (state === null || state.table.chain_id === null) return null;
    const chain = await chainById(read, state.table.chain_id);
    const names = await namesOf(deps, state.seats);
    return presentTable(state, chain, { names, playerId, open: deps.seeds.open });
  }

  /** The seats of a player in a round; those of others cost nothing here. */
  async function ownSeats({ player_id: player }: SessionRow, table: bigint): Promise<OwnSeats> {
    const state = await readTableOf(deps, read, table, player);
    return {
      id: state.table.public_id,
      own: state.seats.map((seat) => presentOwn(state, seat)),
    };
  }

  return {
    look,
    /** The same for somebody who is at the table, whose rounds go on for them. */
    async attend(session: SessionRow): Promise<Table | null> {
      await askForTable(read, session.game_code);
      return look(session.game_code, session.player_id);
    },
    /** Takes a seat of the round that is open, with its stake. Errors: those of `takeSeat`. */
    async sit(session: SessionRow, wish: SeatWish): Promise<OwnSeats> {
      const { table_id: table } = await takeSeat(deps, session, wish);
      return ownSeats(session, table);
    },
    /** Makes a move of a seat while its round runs. Errors: those of `moveSeat`. */
    async move(session: SessionRow, wish: SeatMoveWish): Promise<OwnSeats> {
      return ownSeats(session, await moveSeat(deps, session, wish));
    },
    /** The outcomes of the last rounds of a game's table, the newest first. */
    async outcomes(gameCode: string): Promise<TableAnswer['last']> {
      const rows = await lastOutcomes(read, gameCode, lastOutcomesShown);
      return rows.map(({ public_id: id, number, chain_number: inChain, outcome }) => ({
        id,
        number: inChain ?? number,
        outcome: outcome as Record<string, unknown>,
      }));
    },
    /** Says that moves are taken here; processes that take them say so several times a second. */
    beat: () => beatTables(read),
    /**
     * Brings every table as far as its clock allows; workers call it again and again. One keeps no other waiting. False
     * while all of them rest.
     */
    async run(): Promise<boolean> {
      const failures: unknown[] = [];
      let isAwake = false;
      for (const game of sharedGames(deps)) {
        try {
          if (await runTable(deps, beacon, game)) isAwake = true;
        } catch (error) {
          failures.push(error);
        }
      }
      if (failures.length > 0) throw new AggregateError(failures, messageOf(failures));
      return isAwake;
    },
  };
}

/** The games whose rounds many players share, as they are dealt now. */
export function sharedGames({ games }: Pick<StudioDeps, 'games'>) {
  return games
    .codes()
    .flatMap((code) => games.current(code) ?? [])
    .filter((game) => game.shape === 'shared');
}
