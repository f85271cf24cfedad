import type { Cursor, StoredEvent } from './events.ts';

/** Hears events of the audiences that it asked for, each once, in the order of the outbox. */
export type Hear = (event: StoredEvent) => void;

/** A place in the stream of events. The event after `position` waits here until `flow` lets it go on. */
export interface Subscription {
  /** Everything up to here is among `missed`, or was told before the cursor that was given. */
  readonly position: Cursor;
  /** Events between that cursor and `position`; null where it is too old, or they are too many. */
  readonly missed: readonly StoredEvent[] | null;
  /** From now on `hear` is called, first with what has waited. */
  flow(): void;
  /** Ends some of the audiences, or all of them. */
  leave(audiences?: readonly string[]): void;
}

/**
 * Stands between the events and the sockets. A process gets events of those audiences only that it has
 * subscribed to. Writers publish by `Notifier.poke`, which names the audiences of what they wrote.
 */
export interface FanOut {
  /**
   * Joins the stream. `after` is the last cursor that the hearer knows, as text; null: it hears from now on.
   * Rejects where the store cannot be read.
   */
  subscribe(audiences: readonly string[], after: string | null, hear: Hear): Promise<Subscription>;
  start(): Promise<void>;
  /** Waits for the look that is under way; afterwards nobody is told anything. */
  stop(): Promise<void>;
}
