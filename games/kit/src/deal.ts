import type { RandomStream } from '@arara/fairness';
import type { Book, BookEvent, Hundredths } from './book.ts';
import type { Choices, Move } from './choices.ts';
import type { GameDefinition, StepsGame } from './game.ts';

/** The acts of a player in a round: the choices before it, and the moves in it; most games have no moves. */
export interface Played {
  readonly choices: Choices;
  readonly moves?: readonly Move[];
}

/** A round in steps, played so far. `payoutMultiplier` is null while it goes on; then `state` is null. */
export interface SoFar<S = unknown> {
  readonly state: S | null;
  readonly payoutMultiplier: Hundredths | null;
  readonly events: readonly BookEvent[];
}

/**
 * The book of a finished round, of whatever shape: the dealer's and the verifier's one way to it. Null where
 * the moves do not lead to its end, or one of them was not allowed.
 */
export function dealRound(game: GameDefinition, played: Played, random: RandomStream): Book | null {
  const { choices, moves = [] } = played;
  if (game.shape === 'steps') return bookOfSteps(playSteps(game, { choices, moves }, random));
  if (moves.length > 0) return null;
  if (game.shape === 'instant') return game.play(choices, random);
  return game.pay(game.resolve(random), choices);
}

/**
 * Plays a round in steps from its start through its moves. Null where a move was not allowed, or came after
 * the end. A round is never stored as a state: it is its seeds, its choices and its moves.
 */
export function playSteps<S>(
  game: StepsGame<S>,
  { choices, moves = [] }: Played,
  random: RandomStream,
): SoFar<S> | null {
  if (moves.length > game.movesMax) return null;
  const { state, events } = game.start(choices, random);
  let sofar: SoFar<S> = { state, payoutMultiplier: null, events };
  for (const move of moves) {
    if (sofar.state === null) return null;
    const next = game.step(sofar.state, move, random);
    if (next.kind === 'refused') return null;
    sofar = {
      state: next.kind === 'open' ? next.state : null,
      payoutMultiplier: next.kind === 'open' ? null : next.payoutMultiplier,
      events: [...sofar.events, ...next.events],
    };
  }
  return sofar;
}

/** The book of a round that has come to its end, else null. */
export function bookOfSteps(sofar: SoFar | null): Book | null {
  if (sofar === null || sofar.payoutMultiplier === null) return null;
  return { payoutMultiplier: sofar.payoutMultiplier, events: sofar.events };
}
