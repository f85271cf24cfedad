import type { Tx } from '@arara/postgres';
import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import {
  cursorOf,
  insertConsumer,
  lockConsumer,
  moveCursor,
  noteFailure,
} from './consumer.repository.ts';
import type { ConsumerRow } from './consumer.repository.ts';
import { usualAttempts, waitMsAfter } from './consumer-attempts.ts';
import type { AttemptPolicy } from './consumer-attempts.ts';
import type { Database } from './database.ts';
import { bury } from './dead-letter.repository.ts';
import { currentCursor, readTopics } from './event.repository.ts';
import { formatCursor } from './events.ts';
import type { Consumer, Cursor, StoredEvent } from './events.ts';
import { failureText } from './failure-text.ts';
import { handleApart } from './handle-apart.ts';
import type { Notifier } from './notifier.ts';

const eventsPerRound = 200;

export interface ConsumerRunner {
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Runs every consumer until it has nothing to read, or waits to try a failed event again. */
  drain(): Promise<void>;
}

interface RunnerOptions {
  database: Database;
  notifier: Notifier;
  consumers: readonly Consumer[];
  clock: Clock;
  log: Logger;
  attempts?: AttemptPolicy;
}

/**
 * Runs each consumer in a loop of its own on news, so that one that fails or takes long keeps no other
 * waiting; a row lock on the cursor keeps each to one process at a time.
 */
export function createConsumerRunner(options: RunnerOptions): ConsumerRunner {
  const { database, notifier, consumers } = options;
  const loops = consumers.map((consumer) => createLoop(options, consumer));
  const unsubscribers: (() => void)[] = [];
  return {
    async drain() {
      await Promise.all(loops.map((loop) => loop.drain()));
    },
    async start() {
      await database.transaction((tx) => register(tx, consumers));
      for (const { wake } of loops) {
        unsubscribers.push(notifier.onNews(wake));
        wake();
      }
    },
    async stop() {
      for (const unsubscribe of unsubscribers) unsubscribe();
      await Promise.all(loops.map((loop) => loop.settled()));
    },
  };
}

/** The loop of one consumer in this process. */
function createLoop(options: RunnerOptions, consumer: Consumer) {
  const { log } = options;
  let running: Promise<void> | null = null;
  let again = false;

  async function drain(): Promise<void> {
    while (await runOnce(options, consumer));
  }

  /** Fails only where the database does; the next news or the next second is the next try. */
  async function loop(): Promise<void> {
    do {
      again = false;
      await drain().catch((error: unknown) =>
        log.error({ err: error, consumer: consumer.name }, 'consumer failed'),
      );
    } while (again);
    running = null;
  }

  return {
    drain,
    wake(): void {
      if (running !== null) again = true;
      else running = loop();
    },
    settled: async () => running,
  };
}

/** A new consumer starts with what happens from now on. */
async function register(tx: Tx, consumers: readonly Consumer[]): Promise<void> {
  const { xid } = await currentCursor(tx);
  for (const { name } of consumers) {
    await insertConsumer(tx, name, xid);
  }
}

/** Handles one round of events; true when there may be more. */
async function runOnce(options: RunnerOptions, consumer: Consumer): Promise<boolean> {
  return options.database.transaction(async (tx) => {
    const row = await lockConsumer(tx, consumer.name);
    if (row === null || isWaiting(row, options.clock.now())) return false;
    const { events, end } = await readTopics(tx, consumer.topics, cursorOf(row), eventsPerRound);
    let handled: Cursor | null = null;
    for (const event of events) {
      const failure = await handleApart(tx, consumer, event);
      if (failure !== null) {
        if (handled !== null) await moveCursor(tx, consumer.name, handled);
        return fail(options, tx, { consumer, row, event, error: failure.error });
      }
      handled = event;
    }
    if (end !== null) await moveCursor(tx, consumer.name, end);
    return events.length === eventsPerRound;
  });
}

const isWaiting = ({ retry_at: at }: ConsumerRow, now: Date) => at !== null && at > now;

interface Failed {
  readonly consumer: Consumer;
  readonly row: ConsumerRow;
  readonly event: StoredEvent;
  readonly error: unknown;
}

/**
 * Counts the attempt in the transaction that moved the cursor up to the event; after the last one the
 * event becomes a dead letter and the consumer goes on. True when it does so at once.
 */
async function fail(options: RunnerOptions, tx: Tx, failed: Failed): Promise<boolean> {
  const { clock, log, attempts: policy = usualAttempts } = options;
  const { consumer, row, event, error } = failed;
  const now = clock.now();
  const isSame = row.failed_xid === event.xid && row.failed_seq === event.seq;
  const attempts = isSame ? row.attempts + 1 : 1;
  const firstFailedAt = (isSame ? row.first_failed_at : null) ?? now;
  const about = { consumer: consumer.name, topic: event.topic, event: formatCursor(event) };
  if (attempts < policy.max) {
    const retryAt = new Date(now.getTime() + waitMsAfter(attempts, policy));
    await noteFailure(tx, consumer.name, { event, attempts, firstFailedAt, retryAt });
    log.warn({ err: error, ...about, attempts, retryAt }, 'a consumer failed at an event');
    return false;
  }
  await bury(tx, {
    consumer: consumer.name,
    event,
    error: failureText(error),
    attempts,
    firstFailedAt,
    lastFailedAt: now,
  });
  await moveCursor(tx, consumer.name, event);
  log.error({ err: error, ...about, attempts }, 'an event became a dead letter');
  return true;
}
