import type { StudioRound, ValueOf, playRound as playRoundCall } from '@arara/contract';
import { createStream } from '@arara/fairness';
import type { GameDefinition } from '@arara/game-kit';
import { applyHundredths, minor, money, parseMoney } from '@arara/money';
import type { Currency, Minor } from '@arara/money';
import { isUniqueViolation, type Tx } from '@arara/postgres';
import { AppError } from '../../../platform/errors.ts';
import type { StudioDeps } from '../studio.deps.ts';
import { decimal, presentRound } from '../studio.present.ts';
import { insertRound, roundByKey, roundByPublicId, sinceLastDealt } from '../studio.repository.ts';
import { takeNonce, takeTurn } from '../seeds.repository.ts';
import { paceLeft } from '../studio.pace.ts';
import type { RoundRow, SessionRow } from '../studio.repository.ts';
import { payRound } from './pay-round.ts';

const publicIdBytes = 9;

interface Wish {
  readonly stake: string;
  readonly mode: string;
  readonly idempotencyKey: string;
  readonly requestId: string;
  /** The least time since the player's round before this one, in whatever game of ours. */
  readonly roundMinMs: number;
}

/**
 * Deals a round and moves its money. Errors: `amount.invalid`, `stake.bounds`, whatever the wallet
 * refuses, `idempotency.conflict`, `round.too.soon`, `seeds.needed`. A repeat with the same key gets the same round.
 */
export async function playRound(
  deps: StudioDeps,
  session: SessionRow,
  wish: Wish,
): Promise<ValueOf<typeof playRoundCall>> {
  const round = (await sameAsBefore(deps, session, wish)) ?? (await dealOnce(deps, session, wish));
  const balance = await payRound(deps, session, round, wish.requestId);
  const stored = await roundByPublicId(deps.database.read, round.public_id);
  if (stored === null) throw new Error('a dealt round is gone');
  const presented: StudioRound = presentRound(stored);
  const net = await deps.wallet.netToday(session.player_id);
  return {
    round: presented,
    balance: decimal(balance, session.currency),
    today: { net: decimal(net, session.currency) },
  };
}

async function sameAsBefore(
  deps: StudioDeps,
  session: SessionRow,
  wish: Wish,
): Promise<RoundRow | null> {
  const before = await roundByKey(deps.database.read, session.player_id, wish.idempotencyKey);
  if (before === null) return null;
  const stake = parseMoney(wish.stake, session.currency);
  const same =
    stake.ok &&
    stake.value.minor === before.stake &&
    before.game_code === session.game_code &&
    before.currency === session.currency &&
    before.bet_mode === wish.mode;
  if (!same) throw new AppError('idempotency.conflict');
  return before;
}

/** Of repeats that arrive together one deals; the others get what it dealt. */
async function dealOnce(deps: StudioDeps, session: SessionRow, wish: Wish): Promise<RoundRow> {
  try {
    return await deal(deps, session, wish);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const dealt = await sameAsBefore(deps, session, wish);
    if (dealt === null) throw error;
    return dealt;
  }
}

/** The result exists from here on; nobody but the player's own key can ask for it again. */
async function deal(deps: StudioDeps, session: SessionRow, wish: Wish): Promise<RoundRow> {
  const game = deps.games.at(session.game_code, session.game_version);
  if (game === null) throw new AppError('game.unavailable');
  const { currency } = session;
  const stake = offeredStake(game, wish.stake, currency);
  const mode = game.bets.modes.find(({ code }) => code === wish.mode);
  if (mode === undefined)
    throw new AppError('request.invalid', { field: 'mode', params: { field: 'mode' } });
  return deps.database.transaction(async (tx) => {
    await takeTurn(tx, session.player_id);
    const pair = await takeNonce(tx, session.player_id);
    if (pair === null || !(await deps.seeds.deals(tx, pair, game))) throw noSeeds(deps, game);
    await keepPace(deps, tx, session, wish.roundMinMs);
    const random = createStream({
      serverSeed: deps.seeds.open(pair.server_seed_sealed),
      clientSeed: pair.client_seed,
      nonce: pair.nonce,
    });
    const book = game.play({ mode: mode.code }, random);
    const amount = money(stake, currency);
    const dealt = {
      public_id: deps.random(publicIdBytes).toString('base64url'),
      player_id: session.player_id,
      session_id: session.id,
      vendor: session.vendor,
      wallet_player: session.wallet_player,
      game_code: game.code,
      game_version: game.version,
      maths_hash: game.mathsHash,
      bet_mode: mode.code,
      currency,
      stake: stake as bigint,
      cost: applyHundredths(amount, mode.cost, 'down').minor as bigint,
      payout: applyHundredths(amount, book.payoutMultiplier, 'down').minor as bigint,
      seed_id: pair.id,
      nonce: pair.nonce,
      book: { payoutMultiplier: book.payoutMultiplier, events: [...book.events] },
    };
    const id = await insertRound(tx, { ...dealt, idempotency_key: wish.idempotencyKey });
    const createdAt = deps.clock.now();
    return { ...dealt, id, state: 'DEALT', refusal: null, seen: false, created_at: createdAt };
  });
}

/** The player's device answers the promise and asks again, unless no promise names this version any more. */
function noSeeds({ seeds }: StudioDeps, game: GameDefinition): AppError {
  return new AppError(seeds.promises(game) ? 'seeds.needed' : 'game.unavailable');
}

/**
 * Throws `round.too.soon` where the jurisdiction wants more time between rounds, with the rest of it:
 * a frame that asked in time, and was faster on the way than before, waits so long and asks again.
 */
async function keepPace(
  { games }: StudioDeps,
  tx: Tx,
  { player_id: playerId }: SessionRow,
  roundMinMs: number,
): Promise<void> {
  if (roundMinMs <= 0) return;
  const waitMs = paceLeft(await sinceLastDealt(tx, playerId, games.codes()), roundMinMs);
  if (waitMs === 0) return;
  const retryAfterSeconds = Math.ceil(waitMs / 1_000);
  throw new AppError('round.too.soon', { value: { waitMs }, retryAfterSeconds });
}

function offeredStake(game: GameDefinition, stake: string, currency: Currency): Minor {
  const parsed = parseMoney(stake, currency);
  if (!parsed.ok) throw new AppError('amount.invalid', { field: 'stake' });
  const text = decimal(parsed.value.minor, currency);
  if (game.bets.stakes.includes(text)) return minor(parsed.value.minor);
  throw new AppError('stake.bounds', {
    field: 'stake',
    params: { min: game.bets.stakes[0] ?? '', max: game.bets.stakes.at(-1) ?? '' },
  });
}
