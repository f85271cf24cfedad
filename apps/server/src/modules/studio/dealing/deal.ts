import { canonicalJson, createStream } from '@arara/fairness';
import type { RandomStream } from '@arara/fairness';
import { readChoices } from '@arara/game-kit';
import type { Book, Choices, GameDefinition } from '@arara/game-kit';
import { applyHundredths, money, parseMoney } from '@arara/money';
import { isUniqueViolation, type Tx } from '@arara/postgres';
import { AppError } from '../../../platform/errors.ts';
import { takeNonce, takeTurn } from '../seeds.repository.ts';
import type { AnsweredSeed } from '../seeds.repository.ts';
import type { StudioDeps } from '../studio.deps.ts';
import type { SessionRow } from '../studio.repository.ts';
import { keepPace } from './pace.ts';
import { readBet } from './read-bet.ts';
import type { BetWish, ReadBet } from './read-bet.ts';
import { insertRound, roundByKey } from './round.repository.ts';
import type { RoundRow } from './round.repository.ts';

const publicIdBytes = 9;

/** A round that a player asks for. */
export interface RoundWish extends BetWish {
  readonly idempotencyKey: string;
  readonly requestId: string;
  /** The least time since the player's round before this one, in whatever game of ours. */
  readonly roundMinMs: number;
}

/** The result of a round that is over at once; null for one that goes on after its stake. */
export type BookOf = (choices: Choices, random: RandomStream) => Book | null;

/**
 * The round of a wish: the one that its key dealt before, or a new one in state DEALT under the next number
 * of the player's seeds. If the same wish arrives several times at once, one request deals the round and the
 * others get that round. Errors: those of `readBet`, `idempotency.conflict`, `round.too.soon`, `round.open`, `seeds.needed`.
 */
export async function dealOnce(
  deps: StudioDeps,
  session: SessionRow,
  game: GameDefinition,
  wish: RoundWish,
  bookOf: BookOf,
): Promise<RoundRow> {
  const before = await sameAsBefore(deps, session, wish);
  if (before !== null) return before;
  try {
    return await deal(deps, session, game, wish, bookOf);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const dealt = await sameAsBefore(deps, session, wish);
    if (dealt !== null) return dealt;
    // The player has one round in steps of a game at a time.
    throw game.shape === 'steps' ? new AppError('round.open') : error;
  }
}

async function sameAsBefore(
  deps: StudioDeps,
  session: SessionRow,
  wish: RoundWish,
): Promise<RoundRow | null> {
  const before = await roundByKey(deps.database.read, session.player_id, wish.idempotencyKey);
  if (before === null) return null;
  const stake = parseMoney(wish.stake, session.currency);
  const same =
    stake.ok &&
    stake.value.minor === before.stake &&
    before.game_code === session.game_code &&
    before.currency === session.currency &&
    choseTheSame(deps, before, wish);
  if (!same) throw new AppError('idempotency.conflict');
  return before;
}

function choseTheSame({ games }: StudioDeps, before: RoundRow, wish: RoundWish): boolean {
  const game = games.at(before.game_code, before.game_version);
  const read = game === null ? null : readChoices(game.choices, wish.choices);
  return read?.ok === true && canonicalJson(read.value) === canonicalJson(choicesOf(before));
}

/** The choices of a round's player; where a game has no choice but its mode, only that is written. */
export function choicesOf({
  choices,
  bet_mode: mode,
}: Pick<RoundRow, 'choices' | 'bet_mode'>): Choices {
  return choices ?? { mode };
}

/** The result exists from here on; nobody but the player's own key can ask for it again. */
async function deal(
  deps: StudioDeps,
  session: SessionRow,
  game: GameDefinition,
  wish: RoundWish,
  bookOf: BookOf,
): Promise<RoundRow> {
  const bet = readBet(game, wish, session.currency);
  return deps.database.transaction(async (tx) => {
    await takeTurn(tx, session.player_id);
    const pair = await takePair(deps, tx, session, game);
    await keepPace(deps, tx, session.player_id, wish.roundMinMs);
    const book = bookOf(bet.choices, streamOfPair(deps, pair));
    const dealt = dealtRow(deps, session, game, bet, pair, book);
    const id = await insertRound(tx, { ...dealt, idempotency_key: wish.idempotencyKey });
    const createdAt = deps.clock.now();
    return { ...dealt, id, state: 'DEALT', refusal: null, seen: false, created_at: createdAt };
  });
}

/** The next number of the player's seeds, if their promise names this maths. */
async function takePair(
  deps: StudioDeps,
  tx: Tx,
  { player_id: playerId }: SessionRow,
  game: GameDefinition,
): Promise<AnsweredSeed> {
  const pair = await takeNonce(tx, playerId);
  if (pair !== null && (await deps.seeds.deals(tx, pair, game))) return pair;
  // For `seeds.needed` the page answers a promise and asks again. A version that no promise names is not dealt.
  throw new AppError(deps.seeds.promises(game) ? 'seeds.needed' : 'game.unavailable');
}

/** The chance of one round: the same for its dealer, its later steps and everybody who checks it. */
export function streamOfPair(
  { seeds }: Pick<StudioDeps, 'seeds'>,
  pair: Pick<AnsweredSeed, 'server_seed_sealed' | 'client_seed' | 'nonce'>,
): RandomStream {
  const { client_seed: clientSeed, nonce } = pair;
  return createStream({ serverSeed: seeds.open(pair.server_seed_sealed), clientSeed, nonce });
}

function dealtRow(
  deps: StudioDeps,
  session: SessionRow,
  game: GameDefinition,
  bet: ReadBet,
  pair: AnsweredSeed,
  book: Book | null,
) {
  const amount = money(bet.stake, session.currency);
  return {
    public_id: deps.random(publicIdBytes).toString('base64url'),
    player_id: session.player_id,
    session_id: session.id,
    vendor: session.vendor,
    wallet_player: session.wallet_player,
    game_code: game.code,
    game_version: game.version,
    maths_hash: game.mathsHash,
    shape: game.shape,
    bet_mode: bet.mode.code,
    choices: Object.keys(bet.choices).length > 1 ? bet.choices : null,
    currency: session.currency,
    stake: bet.stake as bigint,
    cost: bet.cost,
    payout: book === null ? null : paidBy(amount, book),
    seed_id: pair.id,
    nonce: pair.nonce,
    book: book === null ? null : storedBook(book),
  };
}

/** The amount that a book pays of a stake, in minor units. */
export function paidBy(stake: Parameters<typeof applyHundredths>[0], book: Book): bigint {
  return applyHundredths(stake, book.payoutMultiplier, 'down').minor;
}

/** A book as it is kept. */
export function storedBook({ payoutMultiplier, events }: Book): NonNullable<RoundRow['book']> {
  return { payoutMultiplier, events: [...events] };
}
