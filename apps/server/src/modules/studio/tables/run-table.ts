import { createStream } from '@arara/fairness';
import type { SharedGame } from '@arara/game-kit';
import { money } from '@arara/money';
import { paidBy } from '../dealing/deal.ts';
import { finishEach } from '../dealing/finish-each.ts';
import { hasArrived, payPrize } from '../dealing/money.ts';
import type { StudioDeps } from '../studio.deps.ts';
import {
  decideSeat,
  endTable,
  insertTable,
  lastTable,
  lockTable,
  markPaid,
  markStaked,
  refuseSeat,
  resolveTable,
  seatsOf,
  seatsWaiting,
} from './tables.repository.ts';
import type { SeatRow, TableRow } from './tables.repository.ts';
import { giveUpSeat, sharedGame } from './take-seat.ts';

/** A stake that was asked for before the close has so long to arrive. */
const graceMs = 2_000;
const publicIdBytes = 9;

/** A public value that came out after an instant; null while there is none. */
export type EntropyAfter = (instant: Date) => Promise<string | null>;

/**
 * Brings a game's table as far as the database's clock allows: the next round opens, one that is over is
 * resolved, seats are paid. Any number of workers may do so at once, and each step happens once.
 */
export async function runTable(
  deps: StudioDeps,
  entropyAfter: EntropyAfter,
  current: SharedGame,
): Promise<void> {
  const { read } = deps.database;
  const times = { graceMs, restMs: current.clock.restMs };
  const table = await lastTable(read, current.code, times);
  if (table === null || (table.phase === 'DONE' && table.has_rested)) {
    return openNext(deps, current);
  }
  const game = sharedGame(deps, table.game_code, table.game_version);
  if (table.phase === 'OPEN' && table.is_over) {
    await endStakes(deps, table);
    await resolve(deps, entropyAfter, game, table);
  }
  if (table.phase !== 'DONE' && table.is_over) await paySeats(deps, table);
}

async function openNext(deps: StudioDeps, game: SharedGame): Promise<void> {
  await insertTable(deps.database.read, {
    publicId: deps.random(publicIdBytes).toString('base64url'),
    game,
    seed: deps.seeds.draw(),
    openMs: game.clock.openMs,
  });
}

/** After the close each stake is there or can never come: the seats of the round are then final. */
async function endStakes(deps: StudioDeps, { id: tableId }: TableRow): Promise<void> {
  const { read } = deps.database;
  await finishEach(
    (after, limit) => seatsWaiting(read, tableId, 'DEALT', after, limit),
    async (seat) => {
      const isThere = await hasArrived(deps, seat);
      if (isThere === true) await markStaked(read, seat.id);
      if (isThere === false) await giveUpSeat(deps, seat, 'round.refused');
    },
  );
}

/** One worker writes the outcome and what each seat has of it, in one transaction. */
async function resolve(
  deps: StudioDeps,
  entropyAfter: EntropyAfter,
  game: SharedGame,
  { id, closes_at: closesAt }: TableRow,
): Promise<void> {
  const entropy = await entropyAfter(closesAt);
  if (entropy === null) return;
  await deps.database.transaction(async (tx) => {
    const table = await lockTable(tx, id);
    const seats = await seatsOf(tx, id);
    // A seat that was taken in the last instant is made final first, at the next turn.
    if (table.phase !== 'OPEN' || seats.some(({ state }) => state === 'DEALT')) return;
    const serverSeed = deps.seeds.open(table.server_seed_sealed);
    const random = createStream({ serverSeed, clientSeed: entropy, nonce: table.number });
    const outcome = game.resolve(random);
    await resolveTable(tx, id, { entropy, outcome });
    for (const seat of seats.filter(({ state }) => state === 'STAKED')) {
      const book = game.pay(outcome, seat.choices);
      await decideSeat(tx, seat.id, paidBy(money(seat.stake, seat.currency), book));
    }
  });
}

/** Pays what is decided; one seat that cannot be paid keeps no other one from its prize. */
async function paySeats(deps: StudioDeps, { id: tableId }: TableRow): Promise<void> {
  const { read } = deps.database;
  await finishEach(
    (after, limit) => seatsWaiting(read, tableId, 'DECIDED', after, limit),
    (seat) => paySeat(deps, seat),
  );
  await endTable(read, tableId);
}

async function paySeat(deps: StudioDeps, seat: SeatRow): Promise<void> {
  const { read } = deps.database;
  const paid = await payPrize(deps, seat, seat.payout ?? 0n, `seat-${seat.public_id}`);
  if (paid === 'paid') await markPaid(read, seat.id);
  else await refuseSeat(read, seat.id, 'round.refused');
}
