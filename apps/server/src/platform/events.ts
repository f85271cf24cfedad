import { facts, payloadOf } from '@arara/facts';
import type { FactPayload, NewFact, Topic } from '@arara/facts';
import type { Tx } from '@arara/postgres';
import type { Database } from './database.ts';
import type { Notifier } from './notifier.ts';
import { insertEvent } from './outbox.repository.ts';

/** A row of the outbox as it is stored; a consumer reads it as a fact of its topic. */
export interface StoredEvent {
  readonly xid: string;
  readonly seq: bigint;
  readonly topic: string;
  readonly version: number;
  readonly audience: string | null;
  readonly payload: Record<string, unknown>;
  readonly at: Date;
}

/** A stored event whose payload is known to be that of its topic. */
export type StoredFact<T extends Topic> = {
  [K in T]: Omit<StoredEvent, 'topic' | 'payload'> & {
    readonly topic: K;
    readonly payload: FactPayload<K>;
  };
}[T];

/** Reacts to events of its topics, once each, in the transaction that moves its cursor. */
export interface Consumer {
  readonly name: string;
  readonly topics: readonly Topic[];
  readonly handle: (tx: Tx, event: StoredEvent) => Promise<void>;
}

/** A consumer typed by its topics; an event that does not match its topic's schema is a failure. */
export function consumerOf<T extends Topic>(options: {
  readonly name: string;
  readonly topics: readonly T[];
  readonly handle: (tx: Tx, fact: StoredFact<T>) => Promise<void>;
}): Consumer {
  const { name, topics, handle } = options;
  return {
    name,
    topics,
    async handle(tx, event) {
      const topic = event.topic as T;
      const payload = payloadOf(topic, event.payload, event.version);
      await handle(tx, { ...event, topic, payload });
    },
  };
}

export interface Events {
  /** Writes a fact, in the transaction that made it true; one that breaks its schema is refused. */
  emit(tx: Tx, fact: NewFact): Promise<void>;
  /**
   * For writers that put events into the outbox by their own SQL: tells the readers. `audiences` are those
   * of the events; left out where the writer cannot tell.
   */
  poke(audiences?: readonly string[]): void;
}

/** The outbox: events become visible with their transaction and are announced after its commit. */
export function createEvents(database: Database, notifier: Notifier): Events {
  return {
    poke: (audiences) => notifier.poke(audiences),
    async emit(tx, { topic, audience, payload }) {
      await insertEvent(tx, {
        topic,
        version: facts[topic].version,
        audience: audience ?? null,
        payload: JSON.stringify(payloadOf(topic, payload)),
      });
      const audiences = audience === undefined ? [] : [audience];
      database.afterCommit(tx, () => notifier.poke(audiences));
    },
  };
}

/** Position in the outbox, as text: `xid-seq`. */
export interface Cursor {
  readonly xid: string;
  readonly seq: bigint;
}

export function formatCursor(cursor: Cursor): string {
  return `${cursor.xid}-${cursor.seq}`;
}

/** True if the first position lies behind the second. */
export function isAfter(cursor: Cursor, other: Cursor): boolean {
  const [xid, otherXid] = [BigInt(cursor.xid), BigInt(other.xid)];
  return xid === otherXid ? cursor.seq > other.seq : xid > otherXid;
}

/** Reads a cursor that a page sent; null when it is not one. */
export function parseCursor(text: string): Cursor | null {
  // Before the first event of a transaction the number is -1.
  const match = /^(\d{1,19})-(-1|\d{1,18})$/.exec(text);
  if (match === null || match[1] === undefined || match[2] === undefined) return null;
  return { xid: match[1], seq: BigInt(match[2]) };
}
