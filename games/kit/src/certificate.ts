import type { Hundredths } from './book.ts';
import { toDecimal, type Fraction } from '@arara/money';

/** A fraction as data: exact digits for machines, rounded ones for people. */
export interface StatedFraction {
  readonly numerator: string;
  readonly denominator: string;
  readonly decimal: string;
}

/** The proven figures of one way to buy a round. Figures are in stakes, prizes in hundredths of one. */
export interface ModeCertificate {
  readonly mode: string;
  readonly cost: Hundredths;
  /** Mean payout over cost, as players have it: the exact return less the cost of the cap. */
  readonly rtp: string;
  /** The exact return before the cap. */
  readonly exact: StatedFraction;
  /** The part of the return that the win cap takes. */
  readonly capCost: string;
  /** Where the return before the cap comes from; the parts add up to it. */
  readonly parts: Readonly<Record<string, string>>;
  /** Rounds that pay anything, of all rounds. */
  readonly hitRate: string;
  /** Standard deviation of a round's payout, in stakes. */
  readonly volatility: string;
  /** The most a round can pay, and one in how many rounds pays it. */
  readonly topPrize: { readonly multiplier: Hundredths; readonly oneIn: string };
  /**
   * Of a game whose return depends on the player's choices or moves. The figures above are then: `rtp` and `exact`
   * of the way to play that returns least, `topPrize` of the one that can pay most, the others of the presets.
   */
  readonly choices?: ChoiceTable;
  /** Of a game with a jackpot: its part of the return, which is not in the figures above. */
  readonly jackpot?: JackpotCertificate;
}

/**
 * A jackpot's part of the return of a mode, as exact fractions of the cost. Each centavo that goes into a pool is won
 * some day, and so is each seed; the share of a stake does not depend on its size, nor on how full a pool is.
 */
export interface JackpotCertificate {
  readonly code: string;
  readonly currency: string;
  readonly levels: readonly {
    readonly level: string;
    /** The chance of each unit of the currency that is staked to win the level. */
    readonly chancePerUnit: StatedFraction;
    /** One win in so many units staked, on average. */
    readonly unitsPerWin: string;
    readonly contribution: StatedFraction;
    readonly seed: string;
    /** The seeds that are won, as a part of the cost. */
    readonly seeds: StatedFraction;
  }[];
  readonly contribution: StatedFraction;
  readonly seeds: StatedFraction;
  /** The book's return as players have it, with both of the above; rounded down. */
  readonly totalRtp: string;
  /** The book's exact return before its cap, with both of the above. */
  readonly totalExact: StatedFraction;
}

/** One way to play, and the return that rounding leaves of the wanted one. */
export interface ChoiceReturn {
  /** Names and values as `risk=high,rows=16`. */
  readonly choice: string;
  readonly exact: StatedFraction;
  /** The exact return less the wanted one, rounded to the nearest. */
  readonly deviation: string;
}

/** Every way to play a game: each is counted, and no strategy that mixes them leaves the two ends. */
export interface ChoiceTable {
  /** The return that the prizes are computed from, before they become whole hundredths. */
  readonly wanted: StatedFraction;
  readonly count: number;
  /** The ways whose deviation eight digits show to be negative: rounding down passes the wanted edge there. */
  readonly below: number;
  readonly least: ChoiceReturn;
  readonly greatest: ChoiceReturn;
  /** The columns of a row, which a space parts: fractions in lowest terms, decimals rounded down. */
  readonly columns: string;
  /** One text for each way; of a game with too many ways to print, some of them. */
  readonly rows: readonly string[];
}

/** The proven figures of a title at one version; `npm run certify` writes it and CI repeats it. */
export interface Certificate {
  readonly game: string;
  readonly version: string;
  readonly kind: string;
  readonly mathsHash: string;
  /** `enumeration`: every stop of every strip. `books`: every book of a finite set. `ways`: every way to play. */
  readonly method: 'enumeration' | 'books' | 'ways';
  readonly winCap: Hundredths;
  readonly modes: readonly ModeCertificate[];
  readonly replay: ReplayProof;
  /** Of a set of books: a digest of the payouts of each part, so that a part can be proven alone. */
  readonly books?: { readonly count: number; readonly parts: readonly BookPart[] };
}

/** SHA-256 over the first rounds of a published pair of seeds: the books that must never change. */
export interface ReplayProof {
  readonly serverSeed: string;
  readonly clientSeed: string;
  /** Nonces from 0, each played in every mode. */
  readonly rounds: number;
  readonly digest: string;
}

/** Payouts of consecutive books: their sum in hundredths, how many pay, and SHA-256 of the list. */
export interface BookPart {
  readonly paid: number;
  readonly hits: number;
  readonly digest: string;
}

/** Writes a fraction down, with its decimals rounded down. */
export function stated(value: Fraction, digits = 8): StatedFraction {
  return {
    numerator: String(value.numerator),
    denominator: String(value.denominator),
    decimal: toDecimal(value, digits),
  };
}
