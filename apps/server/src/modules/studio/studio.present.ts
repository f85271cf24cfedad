import type {
  RoundProof,
  StudioRound,
  ValueOf,
  pairRoundsCall,
  studioRoundsCall,
} from '@arara/contract';
import type { Move } from '@arara/game-kit';
import { formatDecimal, money } from '@arara/money';
import type { Currency } from '@arara/money';
import type { SeedRow } from './seeds.repository.ts';
import type {
  DecidedRound,
  RoundRow,
  RoundWithSeed,
  WonJackpot,
} from './dealing/round.repository.ts';

type PlayedLine = ValueOf<typeof studioRoundsCall>[number];
type PairLine = ValueOf<typeof pairRoundsCall>['rows'][number];

/** Minor units of a currency as the wire's decimal string. */
export function decimal(minor: bigint, currency: Currency): string {
  return formatDecimal(money(minor, currency));
}

export function presentSeed(
  seed: Pick<SeedRow, 'server_seed_hash' | 'promise' | 'client_seed' | 'nonce'>,
) {
  return {
    serverSeedHash: seed.server_seed_hash,
    promise: seed.promise,
    clientSeed: seed.client_seed,
    nonce: seed.nonce,
  };
}

/** A round for the game frame: the book and the money, not the seed. */
export function presentRound(
  round: DecidedRound & { server_seed_hash: string } & WonJackpot,
): StudioRound {
  return {
    id: round.public_id,
    gameCode: round.game_code,
    gameVersion: round.game_version,
    mode: round.bet_mode,
    choices: round.choices ?? { mode: round.bet_mode },
    stake: decimal(round.stake, round.currency),
    cost: decimal(round.cost, round.currency),
    payout: decimal(round.payout, round.currency),
    currency: round.currency,
    book: round.book,
    seen: round.seen,
    createdAt: round.created_at.toISOString(),
    nonce: round.nonce,
    serverSeedHash: round.server_seed_hash,
    ...jackpotOf(round, round.jackpot_level),
  };
}

/** The level that a round won, and the amount that it was paid; null where nothing is or was to be paid. */
function jackpotOf(
  { jackpot_amount: amount, currency }: WonJackpot & Pick<DecidedRound, 'currency'>,
  level: string | null,
) {
  if (level === null) return {};
  return { jackpot: { level, amount: amount === null ? null : decimal(amount, currency) } };
}

/** A round as one line of a list. */
export function presentPlayed(round: Omit<RoundRow, 'book'>): PlayedLine {
  return {
    id: round.public_id,
    mode: round.bet_mode,
    cost: decimal(round.cost, round.currency),
    payout: decimal(round.payout ?? 0n, round.currency),
    createdAt: round.created_at.toISOString(),
  };
}

/** A round among all of its pair; what an open one pays is told when its money has moved, or cannot. */
export function presentPairRound(round: Omit<RoundRow, 'book'>): PairLine {
  const { state } = round;
  const isEnded = state === 'SETTLED' || state === 'REFUSED';
  return {
    ...presentPlayed(round),
    nonce: round.nonce,
    gameCode: round.game_code,
    gameVersion: round.game_version,
    stake: decimal(round.stake, round.currency),
    payout: isEnded && round.payout !== null ? decimal(round.payout, round.currency) : null,
    currency: round.currency,
    state: isEnded ? state : 'DEALT',
    refusal: round.refusal,
  };
}

/**
 * A round for anybody who wants to check it; the server seed only once it has been revealed. `level` is that of the
 * jackpot that its book wins.
 */
export function presentProof(
  round: DecidedRound<RoundWithSeed>,
  moves: readonly Move[],
  open: (sealed: Buffer) => string,
  level: string | null = null,
): RoundProof {
  return {
    id: round.public_id,
    gameCode: round.game_code,
    gameVersion: round.game_version,
    mathsHash: round.maths_hash,
    mode: round.bet_mode,
    ...(round.choices === null ? {} : { choices: round.choices }),
    ...(round.shape === 'steps' ? { moves: [...moves] } : {}),
    serverSeedHash: round.server_seed_hash,
    serverSeed: round.revealed_at === null ? null : open(round.server_seed_sealed),
    clientSeed: round.client_seed,
    nonce: round.nonce,
    stake: decimal(round.stake, round.currency),
    cost: decimal(round.cost, round.currency),
    payout: decimal(round.payout, round.currency),
    currency: round.currency,
    book: round.book,
    ...jackpotOf(round, level),
    promise: round.promise,
    titles: round.titles,
    state: round.state === 'REFUSED' ? 'REFUSED' : 'SETTLED',
    refusal: round.refusal,
    playedAt: round.created_at.toISOString(),
  };
}
