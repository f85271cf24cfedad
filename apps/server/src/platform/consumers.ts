import { sql } from '@arara/postgres';
import type { Tx } from '@arara/postgres';
import type { Logger } from 'pino';
import type { Database } from './database.ts';
import { currentCursor, readEvents } from './event-store.ts';
import type { Consumer } from './events.ts';
import type { Notifier } from './notifier.ts';

const eventsPerRound = 200;

export interface ConsumerRunner {
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Runs every consumer until it has nothing to read: for tests and for a calm shutdown. */
  drain(): Promise<void>;
}

/** Runs consumers on news; a row lock on the watermark keeps each to one process at a time. */
export function createConsumerRunner(options: {
  database: Database;
  notifier: Notifier;
  consumers: readonly Consumer[];
  log: Logger;
}): ConsumerRunner {
  const { database, notifier, consumers, log } = options;
  let running: Promise<void> | null = null;
  let again = false;
  let unsubscribe: (() => void) | null = null;

  async function drain(): Promise<void> {
    for (const consumer of consumers) {
      while (await runOnce(database, consumer));
    }
  }

  async function loop(): Promise<void> {
    do {
      again = false;
      await drain().catch((error: unknown) => log.error({ err: error }, 'consumer failed'));
    } while (again);
    running = null;
  }

  function wake(): void {
    if (running !== null) again = true;
    else running = loop();
  }

  return {
    drain,
    async start() {
      await database.transaction((tx) => register(tx, consumers));
      unsubscribe = notifier.onNews(wake);
      wake();
    },
    async stop() {
      unsubscribe?.();
      await running;
    },
  };
}

/** A new consumer starts with what happens from now on. */
async function register(tx: Tx, consumers: readonly Consumer[]): Promise<void> {
  const { xid } = await currentCursor(tx);
  for (const { name } of consumers) {
    await tx.query(sql`
      insert into platform.consumer (name, xid, seq) values (${name}, ${xid}::xid8, -1)
      on conflict (name) do nothing`);
  }
}

/** Handles one round of events; true when there may be more. */
async function runOnce(database: Database, consumer: Consumer): Promise<boolean> {
  return database.transaction(async (tx) => {
    const { rows } = await tx.query<{ xid: string; seq: bigint }>(sql`
      select xid::text, seq from platform.consumer where name = ${consumer.name}
      for update skip locked`);
    const watermark = rows[0];
    if (watermark === undefined) return false;
    const events = await readEvents(tx, watermark, eventsPerRound);
    const last = events.at(-1);
    if (last === undefined) return false;
    for (const event of events) {
      if (consumer.topics.includes(event.topic)) await consumer.handle(tx, event);
    }
    await tx.query(sql`
      update platform.consumer set xid = ${last.xid}::xid8, seq = ${last.seq}, updated_at = now()
      where name = ${consumer.name}`);
    return events.length === eventsPerRound;
  });
}
