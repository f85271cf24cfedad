import type { Draw, DrawModel } from './draw/model.ts';
import type { Population, View } from './draw/view.ts';
import type { RuleData } from './rules/rule-data.ts';
import type { Grammar, Selection } from './selection.ts';

/**
 * The prize that a unit bet can win. `ways` of `of` equally likely outcomes hit it (an outcome that hits twice
 * counts twice): declared here, proven by counting. Unit bets of a play type that differ in their
 * chances are of different kinds; each kind returns the same to the player on its own.
 */
export interface PrizeClass {
  readonly code: string;
  readonly kind: string;
  readonly ways: bigint;
  readonly of: bigint;
  /** Weight among the classes of its kind when the prize money is divided; 'push': the stake back. */
  readonly share: number | 'push';
}

/** A way to bet on a draw: data only. */
export interface PlayType {
  /** Unique: `ssc.front3.direct`. */
  readonly code: string;
  /** Code of its draw model. */
  readonly model: string;
  readonly view: View;
  readonly grammar: Grammar;
  readonly rule: RuleData;
  /** How many stakes a unit bet costs: the places that a Vietnamese lô covers. */
  readonly price: number;
  readonly classes: readonly PrizeClass[];
  /**
   * Dates of the draws that it may be played on, in the draw's own time zone, where its words change
   * with the calendar. `until` is the first date that is too late.
   */
  readonly dates?: { readonly from: string; readonly until: string };
}

/** Hits of a line in one class: how many unit bets won, repeats counted. */
export interface Hit {
  readonly code: string;
  readonly units: number;
}

/** A play type with what its rule needs at hand. */
export interface Play {
  readonly type: PlayType;
  readonly model: DrawModel;
  readonly population: Population;
}

/**
 * The abilities of a kind of rule. Selections that come in have passed the grammar and are tidy.
 */
export interface Rule<Data extends RuleData = RuleData> {
  /** How many unit bets the selection makes; computed, never counted one by one. */
  unitBets(data: Data, selection: Selection, play: Play): number;
  /** Each unit bet as a selection of its own: for proofs, and for what a line puts at risk. */
  units(data: Data, selection: Selection, play: Play): Iterable<Selection>;
  /** The hits of the selection on the numbers that its view sees; empty: nothing. The draw is for extra parts. */
  hits(
    data: Data,
    selection: Selection,
    seen: readonly number[],
    play: Play,
    draw: Draw,
  ): readonly Hit[];
  /** The kind of this unit bet. */
  kindOf(data: Data, unit: Selection, play: Play): string;
  /**
   * Unit bets whose chances stand for all others: at least one of every kind, and one of every shape
   * whose chance is not the same by symmetry.
   */
  samples(data: Data, play: Play): Iterable<Selection>;
  /**
   * Hits of a unit bet over all outcomes, as [ways, of], by formula, where what it sees has too many
   * results to go through them all.
   */
  ways?(data: Data, unit: Selection, code: string, play: Play): readonly [bigint, bigint];
}
