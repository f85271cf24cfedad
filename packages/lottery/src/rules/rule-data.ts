import type { FeatureName } from './features.ts';

/**
 * How a line is compared with what its view sees of a draw.
 * `direct`: a row per number seen; every number must be in its row.
 */
export type RuleData =
  | { readonly rule: 'direct' }
  /** A row per number seen, any of them empty; every mark is a bet on its number alone. */
  | { readonly rule: 'places' }
  /**
   * The numbers seen in any order. `pattern` tells how often each different number comes, largest
   * first: [2, 1] is a pair and one other. A row for each different count, or one row for all.
   */
  | { readonly rule: 'group'; readonly pattern: readonly number[] }
  /**
   * Row of sums. `direct`: each is a bet on every ordered result that has it; `group`: on every
   * unordered result that has it and is not all alike.
   */
  | { readonly rule: 'sum'; readonly as: 'direct' | 'group' }
  /** Row of spans (largest less smallest); each is a bet on every ordered result that has it. */
  | { readonly rule: 'span' }
  /** Row of numbers; each is a bet on every unordered result that has it and is not all alike. */
  | { readonly rule: 'banker' }
  /** One row; every `count` of its numbers is a bet that all of them are seen. */
  | { readonly rule: 'contain'; readonly count: number }
  /** One row; every `count` of its numbers is a bet that none of them is seen. */
  | { readonly rule: 'absent'; readonly count: number }
  /**
   * A row of words or numbers; each is a bet that what is seen is called so. `each`: a row per number
   * seen, any of them empty, and every mark is a bet on what its number alone is called.
   */
  | { readonly rule: 'choice'; readonly feature: FeatureName; readonly each?: boolean }
  /** A row of words per number seen; a word of each is a bet that every number is called so. */
  | { readonly rule: 'words'; readonly feature: FeatureName }
  /** A row of words; each is a bet that a total of what is seen is one of the word's. */
  | { readonly rule: 'band'; readonly words: readonly Band[] }
  /**
   * A row of numbers; every `count` of them is a bet, won by how many of it are drawn. A second row
   * names bankers that are in every bet. `extra`: one more row, on a part of the draw of its own.
   */
  | {
      readonly rule: 'match';
      readonly count: number;
      readonly bankers?: boolean;
      readonly extra?: { readonly part: number; readonly class: string };
    }
  /** A row per column, every choice of one number a column is a bet, won by how many fit. */
  | { readonly rule: 'columns' }
  /** A row of numbers; every two are a bet that pays as often as each of the two is seen. */
  | { readonly rule: 'pairs' }
  /** A row of tails; each is a bet that pays as often as the tail is seen. */
  | { readonly rule: 'tails' }
  /**
   * Positions first: every `count` of the positions, and `inner` on what they show. With `direct` the
   * rows name the positions themselves; with the others the selection names them.
   */
  | {
      readonly rule: 'any-positions';
      readonly count: number;
      readonly inner: Extract<RuleData, { rule: 'direct' | 'group' | 'sum' }>;
    };

/** Numbers from the first to the second, in steps of the third or of one: [1, 49, 2] are odd. */
export type Span = readonly [from: number, to: number, step?: number];

/**
 * A word and the totals that it stands for. The total is the sum of the numbers seen or, with
 * `among`, how many of them are among these. Totals of `push` give the stake back.
 */
export interface Band {
  readonly word: string;
  readonly among?: readonly Span[];
  readonly totals: readonly Span[];
  readonly push?: readonly Span[];
}

export type RuleName = RuleData['rule'];
export type DataOf<Name extends RuleName> = Extract<RuleData, { rule: Name }>;
