import { commit, createStream } from '@arara/fairness';
import type { Move, SharedGame } from '@arara/game-kit';
import { money } from '@arara/money';
import type { Tx } from '@arara/postgres';
import { paidBy } from '../dealing/deal.ts';
import { finishEach } from '../dealing/finish-each.ts';
import { hasArrived, payPrize, undoStake } from '../dealing/money.ts';
import type { StudioDeps } from '../studio.deps.ts';
import { isAskedFor } from './asked.repository.ts';
import { chainById } from './chain.repository.ts';
import type { ChainRow } from './chain.repository.ts';
import { chainFor, linkOf, seedsOfRound } from './chains.ts';
import type { TableBeacon } from './chains.ts';
import {
  holdTable,
  movesOfTable,
  returnSeat,
  runningNow,
  stampedBy,
  startTable,
} from './run.repository.ts';
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
/** A move that was received before the end of a round has so long to be written. */
const writingMs = 50;
const publicIdBytes = 9;

/**
 * Brings a game's table as far as the database's clock allows: the next round opens, one whose stakes are final
 * runs, one that is over is resolved, seats are paid. Any number of workers may do so at once, and each step
 * happens once. False while the table rests.
 */
export async function runTable(
  deps: StudioDeps,
  beacon: TableBeacon,
  current: SharedGame,
): Promise<boolean> {
  const { read } = deps.database;
  const times = { graceMs, restMs: current.clock.restMs };
  const table = await lastTable(read, current.code, times);
  if (table === null || (table.phase === 'DONE' && table.has_rested)) {
    return openNext(deps, beacon, current);
  }
  const game = sharedGame(deps, table.game_code, table.game_version);
  if (table.phase === 'OPEN' && table.is_over) await endStakes(deps, table);
  if (table.phase === 'OPEN' && table.is_closed) await start(deps, table);
  if (table.phase === 'OPEN' || table.phase === 'RUNNING') await resolve(deps, game, table);
  if (table.phase !== 'DONE') await paySeats(deps, table);
  return true;
}

/**
 * The next link of the chain is the seed of the next round; it is promised by the link before. False where nobody asked
 * for the table.
 */
async function openNext(deps: StudioDeps, beacon: TableBeacon, game: SharedGame): Promise<boolean> {
  const chain = await chainFor(deps, beacon, game);
  // The chain is promised before anybody comes: its public value is out by then.
  const isAsked = await isAskedFor(deps.database.read, game.code);
  if (chain === null || !isAsked) return isAsked;
  const chainNumber = chain.used + 1;
  const link = linkOf(deps, chain, chainNumber);
  await insertTable(deps.database.read, {
    publicId: deps.random(publicIdBytes).toString('base64url'),
    game,
    chainId: chain.id,
    chainNumber,
    seed: { sealed: deps.seeds.seal(link), hash: commit(link) },
    openMs: game.clock.openMs,
  });
  return true;
}

/** Some time after the close each stake is there or can never come. */
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

/** The round runs as soon as no stake is on its way. */
async function start(deps: StudioDeps, { id }: TableRow): Promise<void> {
  await deps.database.transaction(async (tx) => {
    await lockTable(tx, id);
    const seats = await seatsOf(tx, id);
    if (seats.every(({ state }) => state !== 'DEALT')) await startTable(tx, id);
  });
}

/** The outcome of a round, which nobody may know before it is over. */
async function outcomeOf(
  deps: StudioDeps,
  tx: Tx,
  game: SharedGame,
  table: TableRow,
): Promise<{ outcome: unknown; chain: ChainRow }> {
  if (table.chain_id === null || table.chain_number === null)
    throw new Error('a round has no chain');
  const chain = await chainById(tx, table.chain_id);
  const link = deps.seeds.open(table.server_seed_sealed);
  const seeds = seedsOfRound(chain, link, table.chain_number);
  return { outcome: game.resolve(createStream(seeds)), chain };
}

/** How long a round runs; moves received later are none. */
export async function lengthOf(
  deps: StudioDeps,
  tx: Tx,
  game: SharedGame,
  table: TableRow,
): Promise<number> {
  const { outcome } = await outcomeOf(deps, tx, game, table);
  return game.run?.lengthMs(outcome) ?? 0;
}

/** One worker writes the outcome and what each seat has of it, in one transaction. */
async function resolve(deps: StudioDeps, game: SharedGame, { id }: TableRow): Promise<void> {
  await deps.database.transaction(async (tx) => {
    await holdTable(tx, id);
    const table = await lockTable(tx, id);
    if (table.phase !== 'RUNNING') return;
    const { outcome, chain } = await outcomeOf(deps, tx, game, table);
    const lengthMs = game.run?.lengthMs(outcome) ?? 0;
    const now = await runningNow(tx, id, lengthMs);
    const isOver = game.run === undefined || (now !== null && now.elapsed >= lengthMs + writingMs);
    const broken = game.run === undefined ? null : (now?.broken ?? null);
    if (!isOver && broken === null) return;
    await resolveTable(tx, id, { entropy: chain.randomness ?? '', outcome });
    await decideSeats(tx, game, table, outcome, broken);
  });
}

async function decideSeats(
  tx: Tx,
  game: SharedGame,
  { id }: TableRow,
  outcome: unknown,
  broken: number | null,
): Promise<void> {
  const moves = stampedBy(game.run?.stamp, await movesOfTable(tx, id));
  const seats = await seatsOf(tx, id);
  for (const seat of seats.filter(({ state }) => state === 'STAKED')) {
    const own = moves.get(seat.id) ?? [];
    if (isCutOff(game, seat, own, broken)) await returnSeat(tx, seat.id, 'round.refused');
    else await decideSeat(tx, seat.id, payoutOf(game, seat, outcome, own));
  }
}

/** By the published rule: while nobody could move, a seat that had not left could not leave. */
function isCutOff(
  { run }: SharedGame,
  { choices }: SeatRow,
  moves: readonly Move[],
  broken: number | null,
): boolean {
  return run !== undefined && broken !== null && !run.hasLeft(choices, moves, broken);
}

function payoutOf(
  game: SharedGame,
  { stake, currency, choices }: SeatRow,
  outcome: unknown,
  moves: readonly Move[],
): bigint {
  return paidBy(money(stake, currency), game.pay(outcome, choices, moves));
}

/** Pays what is decided, and gives back; one seat that cannot be paid keeps no other one from its money. */
async function paySeats(deps: StudioDeps, { id: tableId }: TableRow): Promise<void> {
  const { read } = deps.database;
  try {
    await finishEach(
      (after, limit) => seatsWaiting(read, tableId, 'DECIDED', after, limit),
      (seat) => paySeat(deps, seat),
    );
  } finally {
    await finishEach(
      (after, limit) => seatsWaiting(read, tableId, 'LEAVING', after, limit),
      async (seat) => {
        if (await undoStake(deps, seat)) await refuseSeat(read, seat.id, seat.refusal ?? '');
      },
    );
  }
  await endTable(read, tableId);
}

async function paySeat(deps: StudioDeps, seat: SeatRow): Promise<void> {
  const { read } = deps.database;
  const paid = await payPrize(deps, seat, seat.payout ?? 0n, `seat-${seat.public_id}`);
  if (paid === 'void') await refuseSeat(read, seat.id, 'round.refused');
  else await markPaid(read, seat.id);
}
