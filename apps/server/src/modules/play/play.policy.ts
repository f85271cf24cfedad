import type { GameFacts } from './play.ports.ts';
import type { StakeBlock, StakeTerms } from './stake-terms.ts';
import { walletCodes } from './play.codes.ts';
import type { Part } from './play.chains.ts';
import { stuckMs } from './play.settings.ts';

/** The facts that are known about a stake before the database looks at it. */
export interface StakeFacts {
  readonly currency: string;
  readonly walletCurrency: string;
  readonly gameCode: string;
  readonly sessionGameCode: string;
  readonly vendorActive: boolean;
  readonly game: GameFacts | null;
  readonly closed: 'maintenance' | 'region' | null;
  readonly blocked: boolean;
  readonly terms: Pick<StakeTerms, 'refusal' | 'stakeMax'>;
  readonly parts: readonly Part[];
  /** A further stake of a round that another one opened: it may be smaller than the least of the game. */
  readonly isFurther: boolean;
  /** Its money was set aside before: the stake was promised then. */
  readonly isFromHeld: boolean;
}

export interface Gate {
  readonly code: number;
  readonly limit?: 'loss' | 'wager' | 'time' | 'bonus';
  /** With `bonus`: the highest stake that the rules of a reward allow, in minor units. */
  readonly limitMax?: bigint;
  /** When a limit or a pause ends. */
  readonly until?: Date;
}

const open: Gate = { code: 0 };

/** Why a stake is not even tried, in order of precedence. */
export function gateOfStake(facts: StakeFacts): Gate {
  const { game, terms } = facts;
  if (facts.currency !== facts.walletCurrency) return refuse('CURRENCY_MISMATCH');
  if (facts.gameCode !== facts.sessionGameCode) return refuse('GAME_UNAVAILABLE');
  if (!facts.vendorActive || game === null || !game.available) return refuse('GAME_UNAVAILABLE');
  if (facts.closed === 'maintenance') return refuse('GAME_UNAVAILABLE');
  if (facts.parts.some((part) => isOutOfBounds(part, game, facts.isFurther)))
    return refuse('BET_LIMIT');
  if (facts.blocked) return refuse('PLAYER_BLOCKED');
  if (terms.refusal !== null && !isUnderWay(facts, terms.refusal))
    return refuseBlock(terms.refusal);
  if (facts.closed === 'region') return refuse('GEO_BLOCKED');
  // Money that was set aside before is cash, and was promised under the rules of then.
  const bonusMax = facts.isFromHeld ? null : terms.stakeMax;
  if (bonusMax !== null && stakeOf(facts.parts) > bonusMax) {
    return { ...refuse('BET_LIMIT'), limit: 'bonus', limitMax: bonusMax };
  }
  return open;
}

/** Why a prize is not even tried: only that it is not the player's money. */
export function gateOfPrize(currency: string, walletCurrency: string): Gate {
  return currency === walletCurrency ? open : refuse('CURRENCY_MISMATCH');
}

function refuse(name: keyof typeof walletCodes): Gate {
  return { code: walletCodes[name].code };
}

/** New terms of the house stop no play that is under way: money that was set aside, and stakes of nothing. */
function isUnderWay({ isFromHeld, parts }: StakeFacts, { reason }: StakeBlock): boolean {
  if (reason !== 'terms') return false;
  return isFromHeld || parts.every(({ kind, amount }) => kind !== 'BET' || amount === 0n);
}

function refuseBlock({ reason, until }: StakeBlock): Gate {
  if (reason === 'terms') return refuse('TERMS_REQUIRED');
  if (reason === 'time') return { ...refuse('RG_LIMIT_REACHED'), limit: 'time', until };
  return { ...refuse('SELF_EXCLUDED'), until };
}

/** The stakes of one call together: parts of it are no way around a bound. */
const stakeOf = (parts: readonly Part[]): bigint =>
  parts.reduce((sum, { kind, amount }) => (kind === 'BET' ? sum + amount : sum), 0n);

/** Free stakes of nothing have no bounds. */
function isOutOfBounds(
  { kind, amount }: Part,
  { minBet, maxBet }: GameFacts,
  isFurther: boolean,
): boolean {
  if (kind !== 'BET' || amount === 0n) return false;
  const isTooSmall = !isFurther && minBet !== null && amount < minBet;
  return isTooSmall || (maxBet !== null && amount > maxBet);
}

/** People decide about a round that is open since before this instant. */
export const stuckBefore = (now: Date): Date => new Date(now.getTime() - stuckMs);
