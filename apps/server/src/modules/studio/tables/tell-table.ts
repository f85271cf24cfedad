import type { SeatSeen } from '@arara/contract';
import type { StudioDeps } from '../studio.deps.ts';
import { namesOf, withSeats } from './read-table.ts';
import { presentNews, presentSeat, seated, viewOfSeat } from './tables.present.ts';
import type { TableState } from './tables.present.ts';
import { lastTable } from './tables.repository.ts';

/** Seats are told at most so often; a page hears fewer than ten messages a second, with phases among them. */
const seatsMs = 250;

/** A round as it was told last. */
interface Told {
  readonly round: bigint;
  readonly phase: string;
  readonly at: number;
  /** The seats as they were told, by their numbers. */
  readonly seats: ReadonlyMap<number, string>;
}

/**
 * Tells pages the news of tables: each phase at once, seats that are other ones several times a second. It belongs to
 * the process that brings the tables on, which knows what it told; a page that joins asks for the whole table. `nowMs` is a clock that never goes back.
 */
export function createTeller(deps: StudioDeps, nowMs: () => number = () => performance.now()) {
  const before = new Map<string, Told>();

  async function newSeats(state: TableState, told: Told | undefined): Promise<SeatSeen[]> {
    const other = seated(state.seats).filter(
      (seat) => told?.seats.get(seat.number) !== JSON.stringify(viewOfSeat(state, seat)),
    );
    const names = await namesOf(deps, other);
    return other.map((seat) => presentSeat(state, seat, names));
  }

  return {
    /** Tells what is new of a game's table, if anything is. */
    async tell(gameCode: string): Promise<void> {
      const { read } = deps.database;
      const table = await lastTable(read, gameCode, { graceMs: 0, restMs: 0 });
      if (table === null) return;
      const { id, phase } = table;
      const last = before.get(gameCode);
      const told = last?.round === id ? last : undefined;
      const now = nowMs();
      const isSame = told?.phase === phase;
      if (isSame && (phase === 'DONE' || now - told.at < seatsMs)) return;
      const state = await withSeats(deps, read, table);
      const seats = await newSeats(state, told);
      if (isSame && seats.length === 0) return;
      const payload = { ...presentNews(state, deps.seeds.open), seats };
      await deps.database.transaction((tx) =>
        deps.events.emit(tx, { topic: 'table', audience: `table:${gameCode}`, payload }),
      );
      const views = new Map(told?.seats);
      for (const { number, view } of seats) views.set(number, JSON.stringify(view));
      before.set(gameCode, { round: id, phase, at: now, seats: views });
    },
  };
}
