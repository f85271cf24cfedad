import { mulDivBigint } from '@arara/money';
import type { Currency, Money } from '@arara/money';
import type { Book, BookEvent } from './book.ts';

/** The levels of a progressive jackpot, the greatest first: the order in which the numbers of the draw are theirs. */
export const jackpotLevels = ['grand', 'major', 'mini'] as const;
export type JackpotLevelCode = (typeof jackpotLevels)[number];

/** One level of a jackpot. */
export interface JackpotLevel {
  readonly code: JackpotLevelCode;
  /** So many numbers of the draw win it for each minor unit of the round's cost. */
  readonly numbersPerMinor: number;
  /** The part of each stake that goes into its pool, in millionths. */
  readonly contributionMillionths: number;
  /** The house puts so many minor units into the pool before its first win and after each. */
  readonly seedMinor: number;
}

/** A jackpot that titles share: one pool for each level, at each merchant. */
export interface JackpotRules {
  readonly code: string;
  /** Only rounds in this currency win and feed it. */
  readonly currency: Currency;
  /** A round draws one number from 0 to `numbers` - 1. */
  readonly numbers: number;
  /** In the order of `jackpotLevels`. */
  readonly levels: readonly JackpotLevel[];
}

/** The number that a round drew. Together with the cost of the round it says if a level is won, and which. */
export interface JackpotDrawEvent extends BookEvent {
  readonly type: 'jackpotDraw';
  readonly number: number;
}

/**
 * The level that a number wins for a round of this cost, or null. The first numbers are those of the first level, the
 * next ones of the second, and so on: the chance of each is in proportion to the cost, and one level at most is won.
 */
export function levelOf(rules: JackpotRules, number: number, cost: Money): JackpotLevel | null {
  if (cost.currency !== rules.currency) return null;
  let first = 0n;
  for (const level of rules.levels) {
    first += BigInt(level.numbersPerMinor) * cost.minor;
    if (BigInt(number) < first) return level;
  }
  return null;
}

/** The number that a book drew for the jackpot, or null where it drew none. */
export function numberDrawn({ events }: Book): number | null {
  const drawn = events.find(({ type }) => type === 'jackpotDraw');
  return drawn === undefined ? null : (drawn as JackpotDrawEvent).number;
}

/** The level that a round of a game wins, or null: no jackpot, another currency, or a number without luck. */
export function jackpotWon(
  { jackpot }: { readonly jackpot?: JackpotRules },
  book: Book,
  cost: Money,
): JackpotLevel | null {
  const number = numberDrawn(book);
  return jackpot === undefined || number === null ? null : levelOf(jackpot, number, cost);
}

/**
 * The amount that a level is owed of a turnover since ever, in minor units, rounded down: the fraction that is left over
 * waits for the next stakes.
 */
export function owedTo(level: JackpotLevel, turnoverMinor: bigint): bigint {
  return mulDivBigint(turnoverMinor, BigInt(level.contributionMillionths), 1_000_000n, 'down');
}
