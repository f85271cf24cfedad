import type { JackpotLevel, JackpotLevelCode } from '@arara/game-kit';
import { jackpotWon, numberDrawn } from '@arara/game-kit';
import { money } from '@arara/money';
import { payPrize } from '../dealing/money.ts';
import type { DecidedRound } from '../dealing/round.repository.ts';
import type { StudioDeps } from '../studio.deps.ts';
import { addReturned, endWin, insertWin, lockLevel, winOfRound } from './jackpots.repository.ts';
import type { PoolKey, WinRow } from './jackpots.repository.ts';
import { accountOf, balanceOfPool, keyOf, openPool, postNew, transfer } from './pools.ts';
import type { Jackpot } from './pools.ts';

/**
 * The level that a round wins by its book and its cost, of whatever version its game was; null for most. Throws where
 * nobody knows the game of a round that drew a number: it may be owed a prize.
 */
export function levelWonBy(
  { games }: Pick<StudioDeps, 'games'>,
  round: Pick<DecidedRound, 'game_code' | 'game_version' | 'book' | 'cost' | 'currency'>,
): JackpotLevel | null {
  const { game_code: code, game_version: version } = round;
  const game = games.at(code, version);
  if (game === null && numberDrawn(round.book) !== null)
    throw new Error(`a round of ${code}@${version} drew for a jackpot, and nobody knows that game`);
  if (game?.shape !== 'instant') return null;
  return jackpotWon(game, round.book, money(round.cost, round.currency));
}

/** True if a round has claimed a level, however far its win has come. */
export async function hasClaimed(
  { database }: Pick<StudioDeps, 'database'>,
  { id }: Pick<DecidedRound, 'id'>,
): Promise<boolean> {
  return (await winOfRound(database.read, id)) !== null;
}

/** A level that a round has won, and the balance after its payment; null where the stake was given back. */
export interface PaidJackpot {
  readonly level: JackpotLevelCode;
  readonly amount: bigint;
  readonly balance: bigint | null;
}

/**
 * Pays the level that a round has won; the wallet has taken its stake. A repeat pays nothing again. Errors:
 * `wallet.unavailable`, after which it is paid later.
 */
export async function payJackpot(
  deps: StudioDeps,
  round: DecidedRound,
  level: JackpotLevel,
  requestId: string,
): Promise<PaidJackpot> {
  const win = await claim(deps, round, level);
  const { level: code, amount } = win;
  if (win.state === 'RETURNED') return { level: code, amount, balance: null };
  const balance = await payPrize(deps, round, amount, requestId, 'jackpot');
  if (balance === 'void') {
    await giveBack(deps, round, win);
    return { level: code, amount, balance: null };
  }
  await endWin(deps.database.read, round.id, 'PAID');
  return { level: code, amount, balance };
}

/**
 * The jackpot that a round plays for, as the version of its game states it, and the pool of its merchant, which the
 * wallet knows by its player.
 */
async function poolOf(
  { wallet, games }: Pick<StudioDeps, 'wallet' | 'games'>,
  { vendor, wallet_player: player, game_code: code, game_version: version, currency }: DecidedRound,
): Promise<{ readonly pool: PoolKey; readonly jackpot: Pick<Jackpot, 'rules' | 'vendor'> }> {
  const game = games.at(code, version);
  const owner = await wallet.playerOf(vendor, player);
  if (owner === null || game?.shape !== 'instant' || game.jackpot === undefined)
    throw new Error(`a round of ${code} has no pool`);
  const { jackpot: rules } = game;
  return {
    pool: { merchant_id: owner.merchant, jackpot: rules.code, currency },
    jackpot: { rules, vendor },
  };
}

/**
 * Takes all that stands in the level's pool for a round, once, and seeds the pool again, in one transaction. A second
 * winner waits for the lock and gets the seed, with what was fed since.
 */
async function claim(
  deps: StudioDeps,
  round: DecidedRound,
  { code, seedMinor }: JackpotLevel,
): Promise<WinRow> {
  const before = await winOfRound(deps.database.read, round.id);
  if (before !== null) return before;
  const { pool, jackpot } = await poolOf(deps, round);
  const { level, account, revenue } = await standOf(deps, pool, jackpot, code);
  return deps.database.transaction(async (tx) => {
    const row = await lockLevel(tx, level);
    const again = await winOfRound(tx, round.id);
    if (again !== null) return again;
    const [amount, seed] = [await balanceOfPool(tx, account), BigInt(seedMinor)];
    const number = await insertWin(tx, row, { round_id: round.id, amount, seed });
    const reference = `${keyOf(pool, code)}:${round.public_id}`;
    const out = { from: account, to: revenue };
    const back = { from: revenue, to: account };
    await postNew(deps, tx, [
      {
        key: `${keyOf(pool, code)}:won:${number}`,
        transfers: [
          transfer(pool, out, amount, 'jackpot_won', reference),
          transfer(pool, back, seed, 'jackpot_seeded', reference),
        ],
      },
    ]);
    const { merchant_id } = row;
    return {
      round_id: round.id,
      level_id: level,
      level: code,
      merchant_id,
      number,
      amount,
      seed,
      state: 'CLAIMED',
    };
  });
}

/** A level with its account and the studio's; made where nobody has fed it yet. */
async function standOf(
  deps: StudioDeps,
  pool: PoolKey,
  jackpot: Pick<Jackpot, 'rules' | 'vendor'>,
  code: string,
) {
  const level = (await openPool(deps, pool, jackpot)).find((row) => row.level === code);
  if (level === undefined) throw new Error(`${keyOf(pool, code)} was not made`);
  return {
    level: level.id,
    account: await accountOf(deps, pool, code),
    revenue: await deps.pools.revenueOf(jackpot.vendor, pool.currency),
  };
}

/** The pool gets back what left it beyond the seed that took its place: the stake of the win was given back. */
async function giveBack(deps: StudioDeps, round: DecidedRound, win: WinRow): Promise<void> {
  const { pool, jackpot } = await poolOf(deps, round);
  const { level, account, revenue } = await standOf(deps, pool, jackpot, win.level);
  await deps.database.transaction(async (tx) => {
    await lockLevel(tx, level);
    const rest = win.amount - win.seed;
    if (!(await endWin(tx, round.id, 'RETURNED')) || rest === 0n) return;
    await addReturned(tx, level, rest);
    const reference = `${keyOf(pool, win.level)}:${round.public_id}`;
    const sides = { from: revenue, to: account };
    await postNew(deps, tx, [
      {
        key: `${keyOf(pool, win.level)}:returned:${win.number}`,
        transfers: [transfer(pool, sides, rest, 'jackpot_returned', reference)],
      },
    ]);
  });
}
