import type { Choices, SharedGame } from '@arara/game-kit';
import { decimal } from '../studio.present.ts';
import type { SeatRow, TableRow } from './tables.repository.ts';

/** A seat of the player who looks. Amounts are decimal strings. */
export interface OwnSeat {
  readonly id: string;
  readonly choices: Choices;
  readonly stake: string;
  readonly currency: string;
  /** Null until its prize is paid, also where it is nothing. */
  readonly payout: string | null;
}

/** A table's round as one player may see it. */
export interface TableSeen {
  readonly id: string;
  readonly gameCode: string;
  readonly number: number;
  readonly phase: TableRow['phase'];
  readonly closesAt: string;
  /** The promise of the round; the seed itself once the outcome is there. */
  readonly serverSeedHash: string;
  readonly serverSeed: string | null;
  readonly clientSeed: string | null;
  /** The round as its game shows it to this player. */
  readonly view: unknown;
  readonly own: readonly OwnSeat[];
}

/** The view of a player on a table; null is somebody who only looks on. */
export function presentTable(
  game: SharedGame,
  table: TableRow,
  seats: readonly SeatRow[],
  playerId: bigint | null,
  open: (sealed: Buffer) => string,
): TableSeen {
  const isOpen = table.phase === 'OPEN';
  const seated = seats.filter(({ state }) => state !== 'DEALT' && state !== 'REFUSED');
  const own = seated.filter((seat) => seat.player_id === playerId);
  const place = seated.findIndex((seat) => seat.player_id === playerId);
  const round = { outcome: table.outcome, seats: seated.map(({ choices }) => choices) };
  return {
    id: table.public_id,
    gameCode: table.game_code,
    number: table.number,
    phase: table.phase,
    closesAt: table.closes_at.toISOString(),
    serverSeedHash: table.server_seed_hash,
    serverSeed: isOpen ? null : open(table.server_seed_sealed),
    clientSeed: table.entropy,
    view: game.viewFor(round, place === -1 ? null : place),
    own: own.map((seat) => ({
      id: seat.public_id,
      choices: seat.choices,
      stake: decimal(seat.stake, seat.currency),
      currency: seat.currency,
      payout: seat.state === 'PAID' ? decimal(seat.payout ?? 0n, seat.currency) : null,
    })),
  };
}
