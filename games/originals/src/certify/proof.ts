import type { Choices, GameDefinition, Policy, PrizeChance, WayToPlay } from '@arara/game-kit';
import type { Wanted } from '../odds/multipliers.ts';

/** A way in which a certificate's frozen rounds are played; games in steps need somebody who moves. */
export interface Sample {
  readonly choices: Choices;
  readonly policy?: Policy<unknown>;
  /** The multiplier at which a seat at a table cashes out. */
  readonly cashOutAt?: number;
  /** The prizes of such rounds, where they can be named: rounds are compared with them. */
  prizes?(): readonly PrizeChance[];
}

/** Everything that a certificate of an original is computed from. */
export interface Proof {
  readonly game: GameDefinition;
  readonly wanted: Wanted;
  /** Every way to play, counted exactly. */
  ways(): Iterable<WayToPlay>;
  /** The ways that are printed; without it, all of them. */
  prints?(way: WayToPlay): boolean;
  /** The prizes of somebody who changes no preset, for the hit rate and the volatility on a card. */
  preset(): readonly PrizeChance[];
  readonly samples: readonly Sample[];
}
