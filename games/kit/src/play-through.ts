import type { RandomStream } from '@arara/fairness';
import type { Book, BookEvent } from './book.ts';
import type { Choices, Move } from './choices.ts';
import type { Dealt } from './deal.ts';
import type { StepsGame } from './game.ts';

/** How somebody plays a round in steps: the next move, by the view of the player and how many came before. */
export type Policy<V> = (view: V, moves: number) => Move;

/** A round that a policy played to its end. */
export interface PlayedThrough<E extends BookEvent = BookEvent> extends Dealt {
  readonly book: Book<E>;
  readonly moves: readonly Move[];
}

/**
 * Plays a round in steps to its end as a policy says. It draws from the stream as the dealer does. Throws a
 * RangeError where the game refuses a move, or the policy never comes to the end.
 */
export function playThrough<S, V, E extends BookEvent>(
  game: StepsGame<S, V, E>,
  choices: Choices,
  policy: Policy<V>,
  random: RandomStream,
): PlayedThrough<E> {
  const opened = game.start(choices, random);
  const events = [...opened.events];
  const moves: Move[] = [];
  let { state } = opened;
  let raised = 0;
  while (moves.length < game.movesMax) {
    const move = policy(game.viewFor(state, 0), moves.length);
    raised += game.raises?.(state, move) ?? 0;
    const next = game.step(state, move, random);
    if (next.kind === 'refused') throw new RangeError(`${game.code} refused ${move.name}`);
    moves.push(move);
    events.push(...next.events);
    if (next.kind === 'settled') {
      return { moves, raised, book: { payoutMultiplier: next.payoutMultiplier, events } };
    }
    state = next.state;
  }
  throw new RangeError(`${game.code} did not end`);
}
