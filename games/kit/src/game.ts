import type { RandomStream } from '@arara/fairness';
import type { Money } from '@arara/money';
import type { Book, BookEvent, Hundredths } from './book.ts';

/** A way to buy one round. `cost` is what leaves the wallet: 100 is the stake, 8000 is eighty stakes. */
export interface BetMode {
  readonly code: string;
  readonly cost: Hundredths;
}

/** What a player may stake: the amounts offered, as decimal strings, and the ways to buy a round. */
export interface BetTable {
  readonly stakes: readonly string[];
  readonly modes: readonly BetMode[];
  /** Every payout is a multiple of this many hundredths, so that each offered stake pays exactly. */
  readonly payoutUnit: Hundredths;
}

/** One bet. Rules read the mode and never the stake: the odds are the same for every amount. */
export interface Bet {
  readonly stake: Money;
  readonly mode: string;
}

/** A game at one version, ready to play. Its rules are pure: the same random stream, the same book. */
export interface GameDefinition<E extends BookEvent = BookEvent> {
  readonly code: string;
  readonly version: string;
  /** The family and model, as `slot.lines`. */
  readonly kind: string;
  /** SHA-256 of the model's data and of its evaluator's version; kept in every round. */
  readonly mathsHash: string;
  readonly bets: BetTable;
  /** No round pays more than this. */
  readonly winCap: Hundredths;
  play(bet: Pick<Bet, 'mode'>, random: RandomStream): Book<E>;
}
