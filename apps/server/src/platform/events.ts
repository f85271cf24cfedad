import { sql } from '@arara/postgres';
import type { Tx } from '@arara/postgres';
import type { Database } from './database.ts';
import type { Notifier } from './notifier.ts';

/** A fact that others react to, written in the transaction that made it true. */
export interface NewEvent {
  readonly topic: string;
  readonly audience?: string;
  readonly payload: Record<string, unknown>;
}

export interface StoredEvent {
  readonly xid: string;
  readonly seq: bigint;
  readonly topic: string;
  readonly audience: string | null;
  readonly payload: Record<string, unknown>;
  readonly at: Date;
}

/** Reacts to events of its topics, once each, in the transaction that moves its watermark. */
export interface Consumer {
  readonly name: string;
  readonly topics: readonly string[];
  readonly handle: (tx: Tx, event: StoredEvent) => Promise<void>;
}

export interface Events {
  emit(tx: Tx, event: NewEvent): Promise<void>;
  /** For writers that put events into the outbox by their own SQL: tells the readers. */
  poke(): void;
}

/** The outbox: events become visible with their transaction and are announced after its commit. */
export function createEvents(database: Database, notifier: Notifier): Events {
  const poke = () => notifier.poke();
  return {
    poke,
    async emit(tx, event) {
      await tx.query(sql`
        insert into platform.event (topic, audience, payload)
        values (${event.topic}, ${event.audience ?? null}, ${JSON.stringify(event.payload)}::jsonb)`);
      database.afterCommit(tx, poke);
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

/** Reads a cursor that a page sent; null when it is not one. */
export function parseCursor(text: string): Cursor | null {
  // Before the first event of a transaction the number is -1.
  const match = /^(\d{1,19})-(-1|\d{1,18})$/.exec(text);
  if (match === null || match[1] === undefined || match[2] === undefined) return null;
  return { xid: match[1], seq: BigInt(match[2]) };
}
