import type { OwnSeat, SeatSeen, Table, TableNews } from '@arara/contract';
import type { Move, SharedGame } from '@arara/game-kit';
import { decimal } from '../studio.present.ts';
import type { ChainRow } from './chain.repository.ts';
import type { SeatRow, TableNow } from './tables.repository.ts';

/** A round with its seats and their moves, as the database has it now. */
export interface TableState {
  readonly game: SharedGame;
  readonly table: TableNow;
  readonly seats: readonly SeatRow[];
  readonly moves: ReadonlyMap<bigint, readonly Move[]>;
}

type Names = ReadonlyMap<bigint, string>;
type View = Record<string, unknown>;

const isUnderWay = ({ phase }: Pick<TableNow, 'phase'>) => phase === 'OPEN' || phase === 'RUNNING';

/** The seats that count: their stakes are there, and did not go back. */
export const seated = (seats: readonly SeatRow[]) =>
  seats.filter(({ state }) => state !== 'DEALT' && state !== 'REFUSED');

const elapsedOf = (table: TableNow) => (isUnderWay(table) ? table.elapsed_ms : null);

/** The part of a seat that everybody may know now; null while nothing happened to it. */
export function viewOfSeat(
  { game, table, moves }: TableState,
  { id, choices }: SeatRow,
): View | null {
  const { outcome } = table;
  const round = { outcome, elapsedMs: elapsedOf(table) };
  return game.viewOfSeat?.(round, choices, moves.get(id) ?? []) ?? null;
}

/** A seat as everybody may see it; `names` has the masked name of its player. */
export function presentSeat(state: TableState, seat: SeatRow, names: Names): SeatSeen {
  return {
    number: seat.number,
    name: names.get(seat.player_id) ?? '***',
    stake: decimal(seat.stake, seat.currency),
    currency: seat.currency,
    view: viewOfSeat(state, seat),
  };
}

/** The phase of a table and what is published of its round, without seats. `open` opens a sealed seed. */
export function presentNews(
  { table }: TableState,
  open: (sealed: Buffer) => string,
): Omit<TableNews, 'seats'> {
  const elapsedMs = table.phase === 'RUNNING' ? table.elapsed_ms : null;
  return {
    gameCode: table.game_code,
    id: table.public_id,
    number: table.chain_number ?? table.number,
    phase: table.phase,
    closesInMs: table.phase === 'OPEN' ? Math.round(table.closes_in_ms) : null,
    elapsedMs: elapsedMs === null ? null : Math.round(elapsedMs),
    outcome: table.outcome as View | null,
    serverSeedHash: table.server_seed_hash,
    serverSeed: isUnderWay(table) ? null : open(table.server_seed_sealed),
  };
}

/** A seat as its own player sees it. */
export function presentOwn(state: TableState, seat: SeatRow): OwnSeat {
  return {
    id: seat.public_id,
    number: seat.number,
    choices: seat.choices,
    stake: decimal(seat.stake, seat.currency),
    currency: seat.currency,
    moves: [...(state.moves.get(seat.id) ?? [])],
    state: seat.state,
    view: viewOfSeat(state, seat),
    payout: seat.state === 'PAID' ? decimal(seat.payout ?? 0n, seat.currency) : null,
  };
}

/** A seat as one line of a list of rounds. */
export const presentPlayedSeat = (seat: SeatRow) => ({
  id: seat.public_id,
  mode: seat.bet_mode,
  cost: decimal(seat.cost, seat.currency),
  payout: decimal(seat.payout ?? 0n, seat.currency),
  createdAt: seat.created_at.toISOString(),
});

/** A table as one player sees it; null is somebody who only looks on. */
export function presentTable(
  state: TableState,
  chain: ChainRow,
  {
    names,
    playerId,
    open,
  }: { names: Names; playerId: bigint | null; open: (sealed: Buffer) => string },
): Table {
  const { game, table, moves } = state;
  const all = seated(state.seats);
  const place = all.findIndex((seat) => seat.player_id === playerId);
  const round = {
    outcome: table.outcome,
    seats: all.map(({ choices }) => choices),
    moves: all.map(({ id }) => moves.get(id) ?? []),
    elapsedMs: elapsedOf(table),
  };
  return {
    ...presentNews(state, open),
    gameVersion: table.game_version,
    view: game.viewFor(round, place === -1 ? null : place) as View,
    seats: all.map((seat) => presentSeat(state, seat, names)),
    own: state.seats
      .filter(({ player_id: owner }) => owner === playerId)
      .map((seat) => presentOwn(state, seat)),
    chain: {
      promise: chain.promise,
      root: chain.root,
      length: chain.length,
      beaconChain: chain.beacon_chain,
      beaconRound: Number(chain.beacon_round),
      randomness: chain.randomness ?? '',
    },
  };
}
