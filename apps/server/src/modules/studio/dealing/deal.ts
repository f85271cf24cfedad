import { canonicalJson, createStream } from '@arara/fairness';
import type { RandomStream } from '@arara/fairness';
import { readChoices } from '@arara/game-kit';
import type { Book, Choices, GameDefinition } from '@arara/game-kit';
import { applyHundredths, money, parseMoney } from '@arara/money';
import type { Tx } from '@arara/postgres';
import { AppError } from '../../../platform/errors.ts';
import type { AnsweredSeed, SeedRow } from '../seeds.repository.ts';
import type { StudioDeps } from '../studio.deps.ts';
import type { SessionRow } from '../studio.repository.ts';
import { keepPace } from './pace.ts';
import { readBet } from './read-bet.ts';
import type { ReadBet } from './read-bet.ts';
import type { NewRound, RoundRow } from './round.repository.ts';
import type { Deal, DealtRound, RoundWish } from './round-wish.ts';

const publicIdBytes = 9;

/** The state that a wish meets when its player has the turn. */
export interface Stand {
  /** The round that the same key dealt before. */
  readonly before: DealtRound | null;
  /** The pair of seeds in force. */
  readonly pair: SeedRow | null;
  /** Milliseconds since the player's last round in any of our games; null before it, and where nobody asks. */
  readonly sinceLastMs: number | null;
}

export type DealDeps = Pick<StudioDeps, 'games' | 'seeds' | 'random'>;

/**
 * The round of a wish: the one that its key dealt before, or a new one to be written, under the next number of the
 * player's seeds. Its result exists from then on; nobody but the player's own key can ask for it again. The caller has
 * the player's turn. Errors: those of `readBet`, `idempotency.conflict`, `round.too.soon`, `seeds.needed`,
 * `game.unavailable`.
 */
export async function decideDeal(
  deps: DealDeps,
  tx: Tx,
  deal: Deal,
  { before, pair, sinceLastMs }: Stand,
): Promise<{ readonly before: DealtRound } | { readonly dealt: NewRound }> {
  const { session, game, wish, bookOf } = deal;
  if (before !== null) {
    if (isSame(deps, session, before, wish)) return { before };
    throw new AppError('idempotency.conflict');
  }
  const bet = readBet(game, wish, session.currency);
  const answered = await answeredPair(deps, tx, pair, game);
  keepPace(sinceLastMs, wish.roundMinMs);
  const book = bookOf(bet.choices, streamOfPair(deps, answered));
  return { dealt: newRound(deps, deal, bet, answered, book) };
}

function isSame(deps: DealDeps, session: SessionRow, before: RoundRow, wish: RoundWish): boolean {
  const stake = parseMoney(wish.stake, session.currency);
  return (
    stake.ok &&
    stake.value.minor === before.stake &&
    before.game_code === session.game_code &&
    before.currency === session.currency &&
    choseTheSame(deps, before, wish)
  );
}

function choseTheSame({ games }: DealDeps, before: RoundRow, wish: RoundWish): boolean {
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

/** The pair in force, if its promise names this maths. */
async function answeredPair(
  { seeds }: DealDeps,
  tx: Tx,
  pair: SeedRow | null,
  game: GameDefinition,
): Promise<AnsweredSeed> {
  if (pair !== null && isAnswered(pair) && (await seeds.deals(tx, pair, game))) return pair;
  // For `seeds.needed` the page answers a promise and asks again. A version that no promise names is not dealt.
  throw new AppError(seeds.promises(game) ? 'seeds.needed' : 'game.unavailable');
}

const isAnswered = (pair: SeedRow): pair is AnsweredSeed => pair.client_seed !== null;

/** The chance of one round: the same for its dealer, its later steps and everybody who checks it. */
export function streamOfPair(
  { seeds }: Pick<StudioDeps, 'seeds'>,
  pair: Pick<AnsweredSeed, 'server_seed_sealed' | 'client_seed' | 'nonce'>,
): RandomStream {
  const { client_seed: clientSeed, nonce } = pair;
  return createStream({ serverSeed: seeds.open(pair.server_seed_sealed), clientSeed, nonce });
}

function newRound(
  { random }: DealDeps,
  { session, game, wish }: Deal,
  bet: ReadBet,
  pair: AnsweredSeed,
  book: Book | null,
): NewRound {
  const amount = money(bet.stake, session.currency);
  return {
    public_id: random(publicIdBytes).toString('base64url'),
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
    stake: bet.stake,
    cost: bet.cost,
    payout: book === null ? null : paidBy(amount, book),
    seed_id: pair.id,
    nonce: pair.nonce,
    book: book === null ? null : storedBook(book),
    idempotency_key: wish.idempotencyKey,
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
