import type { BookEvent, Choices } from '@arara/game-kit';
import type { Book } from '@arara/game-kit';
import { choicesOf } from '../dealing/deal.ts';
import type { RoundRow } from '../dealing/round.repository.ts';
import { decimal } from '../studio.present.ts';
import type { Replay } from './replay.ts';

/** A round in steps as its player may see it. */
export interface StepsRound {
  readonly id: string;
  readonly gameCode: string;
  readonly gameVersion: string;
  readonly choices: Choices;
  /** Decimal strings. */
  readonly stake: string;
  readonly currency: string;
  /** How many moves were made: the number of the next one. */
  readonly moves: number;
  /** The state as its game shows it to the seat of the player; null once the round is over. */
  readonly view: unknown;
  /** The events so far, for the page to tell. */
  readonly events: readonly BookEvent[];
  /** Null until the prize is paid, also where it is nothing. */
  readonly payout: string | null;
  readonly book: Book | null;
}

/** The view of a player on a round: nothing of its result before its money has moved. */
export function presentSteps(round: RoundRow, { game, sofar, moves }: Replay): StepsRound {
  const isPaid = round.state === 'SETTLED';
  return {
    id: round.public_id,
    gameCode: round.game_code,
    gameVersion: round.game_version,
    choices: choicesOf(round),
    stake: decimal(round.stake, round.currency),
    currency: round.currency,
    moves: moves.length,
    view: sofar.state === null ? null : game.viewFor(sofar.state, 0),
    events: sofar.events,
    payout: isPaid ? decimal(round.payout ?? 0n, round.currency) : null,
    book: isPaid ? round.book : null,
  };
}
