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
  /** The further stakes that its moves took. */
  readonly raised: Hundredths;
  readonly events: readonly BookEvent[];
}

/** A finished round: its book, and the further stakes that its moves took. */
export interface Dealt {
  readonly book: Book;
  readonly raised: Hundredths;
}

/** The book of a finished round, as `dealWhole` gives it. */
export function dealRound(game: GameDefinition, played: Played, random: RandomStream): Book | null {
  return dealWhole(game, played, random)?.book ?? null;
}

/**
 * A finished round of whatever shape: the dealer's and the verifier's one way to it. Null where the moves do
 * not lead to its end, or one of them was not allowed.
 */
export function dealWhole(
  game: GameDefinition,
  played: Played,
  random: RandomStream,
): Dealt | null {
  const { choices, moves = [] } = played;
  if (game.shape === 'steps') {
    const sofar = playSteps(game, { choices, moves }, random);
    const book = bookOfSteps(sofar);
    return sofar === null || book === null ? null : { book, raised: sofar.raised };
  }
  if (moves.length > movesMaxOf(game)) return null;
  if (game.shape === 'instant') return { book: game.play(choices, random), raised: 0 };
  return { book: game.pay(game.resolve(random), choices, moves), raised: 0 };
}

function movesMaxOf(game: Exclude<GameDefinition, StepsGame>): number {
  return game.shape === 'shared' ? (game.run?.movesMax ?? 0) : 0;
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
  let sofar: SoFar<S> = { state, payoutMultiplier: null, raised: 0, events };
  for (const move of moves) {
    if (sofar.state === null) return null;
    const raised = sofar.raised + (game.raises?.(sofar.state, move) ?? 0);
    const next = game.step(sofar.state, move, random);
    if (next.kind === 'refused') return null;
    sofar = {
      state: next.kind === 'open' ? next.state : null,
      payoutMultiplier: next.kind === 'open' ? null : next.payoutMultiplier,
      raised,
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
