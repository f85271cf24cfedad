import { canonicalJson } from '@arara/fairness';
import { readChoices } from '@arara/game-kit';
import type { SharedGame } from '@arara/game-kit';
import { applyHundredths, money, parseMoney } from '@arara/money';
import type { Currency } from '@arara/money';
import { isUniqueViolation } from '@arara/postgres';
import { AppError } from '../../../platform/errors.ts';
import { takeStake, undoStake } from '../dealing/money.ts';
import { readBet } from '../dealing/read-bet.ts';
import type { BetWish, ReadBet } from '../dealing/read-bet.ts';
import { refusalCode, refuseRound } from '../dealing/refusal.ts';
import type { StudioDeps } from '../studio.deps.ts';
import type { SessionRow } from '../studio.repository.ts';
import { seatPrizeMax, tablePrizesMax } from '../studio.settings.ts';
import {
  lockOpenTable,
  insertSeat,
  lockSeat,
  markStaked,
  refuseSeat,
  seatByKey,
} from './tables.repository.ts';
import type { SeatBounds, SeatRow } from './tables.repository.ts';

const publicIdBytes = 9;

/** A seat that a player asks for in the round that is open. */
export interface SeatWish extends BetWish {
  readonly idempotencyKey: string;
  readonly requestId: string;
}

/**
 * Takes a seat of the open round, then its stake. A repeat with the same key gets the same seat. Errors:
 * `table.closed`, `table.full`, those of `readBet`, whatever the wallet refuses, `round.refused`,
 * `idempotency.conflict`.
 */
export async function takeSeat(
  deps: StudioDeps,
  session: SessionRow,
  wish: SeatWish,
): Promise<SeatRow> {
  const game = sharedGame(deps, session.game_code, session.game_version);
  const seat = await seatOnce(deps, session, game, wish);
  if (seat.state === 'REFUSED') throw new AppError('round.refused');
  if (seat.state === 'DEALT') await stakeOn(deps, session, seat, wish.requestId);
  return seat;
}

/** A game of this shape at a version. */
export function sharedGame({ games }: StudioDeps, code: string, version: string): SharedGame {
  const game = games.at(code, version);
  if (game?.shape !== 'shared') throw new AppError('game.unavailable');
  return game;
}

async function seatOnce(
  deps: StudioDeps,
  session: SessionRow,
  game: SharedGame,
  wish: SeatWish,
): Promise<SeatRow> {
  const before = await sameAsBefore(deps, session, game, wish);
  if (before !== null) return before;
  try {
    await sitDown(deps, session, game, wish);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
  }
  const taken = await sameAsBefore(deps, session, game, wish);
  if (taken === null) throw new Error('a seat was not written');
  return taken;
}

async function sameAsBefore(
  deps: StudioDeps,
  session: SessionRow,
  game: SharedGame,
  wish: SeatWish,
): Promise<SeatRow | null> {
  const before = await seatByKey(deps.database.read, session.player_id, wish.idempotencyKey);
  if (before === null) return null;
  const stake = parseMoney(wish.stake, session.currency);
  const read = readChoices(game.choices, wish.choices);
  const same =
    stake.ok &&
    read.ok &&
    stake.value.minor === before.stake &&
    before.game_code === session.game_code &&
    canonicalJson(read.value) === canonicalJson(before.choices);
  if (!same) throw new AppError('idempotency.conflict');
  return before;
}

/** The table is held meanwhile: a seat is there before the close, or not at all. */
async function sitDown(
  deps: StudioDeps,
  session: SessionRow,
  game: SharedGame,
  wish: SeatWish,
): Promise<void> {
  const bet = readBet(game, wish, session.currency);
  await deps.database.transaction(async (tx) => {
    const table = await lockOpenTable(tx, game.code);
    if (table === null) throw new AppError('table.closed');
    if (table.game_version !== game.version) throw new AppError('game.unavailable');
    const seat = {
      table_id: table.id,
      public_id: deps.random(publicIdBytes).toString('base64url'),
      player_id: session.player_id,
      session_id: session.id,
      vendor: session.vendor,
      wallet_player: session.wallet_player,
      bet_mode: bet.mode.code,
      choices: bet.choices,
      currency: session.currency,
      stake: bet.stake as bigint,
      cost: bet.cost,
      most: mostOf(game, bet, session.currency),
      idempotency_key: wish.idempotencyKey,
    };
    if ((await insertSeat(tx, seat, boundsOf(game))) === null) throw new AppError('table.full');
  });
}

function boundsOf({ seatsMax, seatsPerPlayer = seatsMax }: SharedGame): SeatBounds {
  return { seatsMax, seatsPerPlayer, mostOfAll: tablePrizesMax };
}

/** The most that a seat can be paid, in minor units. Throws `stake.bounds` above the bound of one seat. */
function mostOf(game: SharedGame, { stake, choices }: ReadBet, currency: Currency): bigint {
  const hundredths = game.mostOf?.(choices) ?? game.winCap;
  const most = applyHundredths(money(stake, currency), hundredths, 'down').minor;
  if (most <= seatPrizeMax) return most;
  const params = { min: game.bets.stakes[0] ?? '', max: game.bets.stakes.at(-1) ?? '' };
  throw new AppError('stake.bounds', { field: 'stake', params });
}

async function stakeOn(
  deps: StudioDeps,
  session: SessionRow,
  seat: SeatRow,
  requestId: string,
): Promise<void> {
  const reply = await takeStake(deps, session, seat, requestId);
  if (reply.code === 0) {
    if (await markStaked(deps.database.read, seat.id)) return;
    throw new AppError('round.refused');
  }
  const code = refusalCode(reply);
  // Another try of the same seat may have taken its stake meanwhile: asked again, it says so.
  if (code === null || !(await giveUpSeat(deps, seat, code))) {
    throw new AppError('wallet.unavailable');
  }
  throw await refuseRound(deps, code, session, seat, reply);
}

/**
 * Gives a seat up whose stake was not seen to arrive. It holds the seat meanwhile: a stake that arrives at the
 * same time is either seated before, and stays, or given back.
 */
export async function giveUpSeat(
  deps: StudioDeps,
  { id }: Pick<SeatRow, 'id'>,
  refusal: string,
): Promise<boolean> {
  return deps.database.transaction(async (tx) => {
    const seat = await lockSeat(tx, id);
    if (seat.state === 'REFUSED') return true;
    if (seat.state !== 'DEALT' || !(await undoStake(deps, seat))) return false;
    await refuseSeat(tx, id, refusal);
    return true;
  });
}
