import type { RandomStream } from '@arara/fairness';
import type { Book, Choices, GameDefinition } from '@arara/game-kit';
import type { SessionRow } from '../studio.repository.ts';
import type { BetWish } from './read-bet.ts';
import type { RoundRow } from './round.repository.ts';

/** A round that a player asks for. */
export interface RoundWish extends BetWish {
  readonly idempotencyKey: string;
  readonly requestId: string;
  /** The least time since the player's round before this one, in whatever game of ours. */
  readonly roundMinMs: number;
}

/** The result of a round that is over at once; null for one that goes on after its stake. */
export type BookOf = (choices: Choices, random: RandomStream) => Book | null;

/** A wish with whose it is, and the game that deals it. */
export interface Deal {
  readonly session: SessionRow;
  readonly game: GameDefinition;
  readonly wish: RoundWish;
  readonly bookOf: BookOf;
}

/** A round with the promise of its server seed. */
export type DealtRound = RoundRow & { readonly server_seed_hash: string };
