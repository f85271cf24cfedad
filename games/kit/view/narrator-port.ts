import type { Hundredths } from '../src/index.ts';
import type { Rank } from './rank.ts';

/** The counter of an act: how far it has come, of how much, or a number or an amount alone. */
export interface CounterText {
  readonly label: string;
  readonly now: number | string;
  readonly of: number | null;
}

/** The parts of a round that a view tells the page, in words; amounts are hundredths of the stake. */
export interface RoundNarrator {
  /** On the game for the eye, in the status for the ear. */
  tell(text: string): void;
  /** On the game for the eye alone; null takes it away. */
  announce(text: string | null): void;
  /** In the status for the ear alone. */
  say(text: string): void;
  /** A word that stays at the edge of the game; null takes it away. */
  badge(text: string | null): void;
  win(told: {
    readonly label: string;
    /** The prize of this win. */
    readonly amount: Hundredths;
    /** The amount that the round has paid so far. */
    readonly total: Hundredths;
    /** More has come back than the round cost: only then is anything celebrated. */
    readonly isGain: boolean;
  }): void;
  /** The next part of the round begins: no win is told any more. */
  nextPart(): void;
  /** An act of its own begins behind a curtain; resolves when the player goes on. */
  curtain(told: { readonly title: string; readonly rule: string }): Promise<void>;
  /** The counter of the act; null where there is none. A number of nothing stands alone, and larger. */
  counter(told: CounterText | null): void;
  /** More comes while the act runs: an event of its own. */
  more(text: string): void;
  /** The act is over: a page with its total, counted in proportion to the rank; resolves when the player goes on. */
  total(told: {
    readonly title: string;
    readonly detail: string;
    readonly amount: Hundredths;
    readonly rank: Rank;
  }): Promise<void>;
  /** The round waits for its player's hand. A press of the great button, which has these words, hurries the view. */
  hand(label: string | null): void;
  /**
   * The round is over; the celebration is in proportion to the rank, and none at 0 or where a total has told it.
   * Resolves when the sum was counted.
   */
  final(told: {
    readonly amount: Hundredths;
    readonly rank: Rank;
    readonly isTold?: boolean;
  }): Promise<void>;
  /** So many hundredths of the round's stake, as people read them. */
  amountOf(hundredths: Hundredths): string;
}
