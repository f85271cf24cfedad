import type { BookEvent, Hundredths, Stepped } from '@arara/game-kit';

/** The last event of every book: the amount that the round pays. */
export interface FinalEvent {
  readonly type: 'final';
  readonly amount: Hundredths;
}

/** A book with its last event. */
export function bookWith<E extends BookEvent>(amount: Hundredths, events: readonly E[]) {
  const final: FinalEvent = { type: 'final', amount };
  return { payoutMultiplier: amount, events: [...events, final] };
}

/** The end of a round in steps. */
export function settledAt<S, E extends BookEvent>(
  amount: Hundredths,
  events: readonly E[],
): Stepped<S, E | FinalEvent> {
  return { kind: 'settled', ...bookWith(amount, events) };
}
