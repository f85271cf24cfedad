/** An integer number of hundredths of the stake: 250 pays two and a half times the stake. */
export type Hundredths = number;

/** One thing that happens in a round. Each family of games has its own closed union of them. */
export interface BookEvent {
  readonly type: string;
}

/** A whole round, settled before it is shown: what it pays, and the story the view plays in order. */
export interface Book<E extends BookEvent = BookEvent> {
  readonly payoutMultiplier: Hundredths;
  readonly events: readonly E[];
}
