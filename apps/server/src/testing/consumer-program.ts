import { PROGRAM_ROLE, sql } from '@arara/postgres';
import type { Tx } from '@arara/postgres';
import { fixedClock } from '@arara/testing';
import { expect, vi } from 'vitest';
import { createConsumerRunner } from '../platform/consumers.ts';
import { createDeadLetters } from '../platform/dead-letters.ts';
import { consumerOf, createEvents } from '../platform/events.ts';
import type { Consumer } from '../platform/events.ts';
import type { News } from '../platform/news.ts';
import type { Notifier } from '../platform/notifier.ts';
import { createTestKernel } from './test-kernel.ts';

/** A promise that a test keeps from going on. */
export function barrier() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open: () => open(), opened };
}

/** News only where a test gives it; by default such that everybody looks. */
export function quietNotifier() {
  const listeners = new Set<(news: News) => void>();
  const unnamed: News = { audiences: null, isEcho: false };
  const notifier: Notifier = {
    poke: () => undefined,
    onNews(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: async () => undefined,
    stop: async () => undefined,
  };
  const news = (told = unnamed) => listeners.forEach((listener) => listener(told));
  return { notifier, news };
}

const attempts = { max: 3, firstWaitMs: 1_000, longestWaitMs: 1_500 };

/** Something that can be drained: a process, or several as one. */
interface Drained {
  drain(): Promise<void>;
}

/** Processes with consumers on one database of their own, with news and time only where a test gives them. */
export async function openConsumerProgram() {
  const clock = fixedClock('2026-03-01T12:00:00Z');
  const kernel = await createTestKernel({ replace: { clock } });
  const { owner, database, log } = kernel;
  await owner.query(`create table handled (consumer text, player text);
    grant all on handled to ${PROGRAM_ROLE}`);
  const poisoned = new Set<string>();

  /** Writes down every member that it hears of, and fails at those that are poisoned. */
  function scribe(name: string, onHandle = async (_tx: Tx, _player: string) => {}): Consumer {
    return consumerOf({
      name,
      topics: ['identity.blocked'],
      async handle(tx, { payload: { playerId } }) {
        await tx.query(sql`insert into handled values (${name}, ${playerId})`);
        await onHandle(tx, playerId);
        if (poisoned.has(`${name} ${playerId}`)) throw new Error(`cannot read ${playerId}`);
      },
    });
  }

  /** A process with these consumers. */
  async function openProcess(...consumers: Consumer[]) {
    const { notifier, news } = quietNotifier();
    const runner = createConsumerRunner({ database, notifier, consumers, clock, log, attempts });
    await runner.start();
    const letters = createDeadLetters({ database, clock, consumers });
    return { ...runner, database, letters, news };
  }

  async function tell(...players: number[]): Promise<void> {
    const events = createEvents(database, quietNotifier().notifier);
    for (const player of players) {
      await database.transaction((tx) =>
        events.emit(tx, { topic: 'identity.blocked', payload: { playerId: String(player) } }),
      );
    }
  }

  async function handledBy(name: string): Promise<number[]> {
    const { rows } = await owner.query<{ player: string }>(
      sql`select player from handled where consumer = ${name}`,
    );
    return rows.map(({ player }) => Number(player));
  }

  /**
   * Drains until something is so: while a transaction of another test's database ends, the horizon of the
   * outbox may stand still for a moment.
   */
  async function until(process: Drained, check: () => Promise<void>) {
    const drained = async () => {
      await process.drain();
      await check();
    };
    await vi.waitFor(drained, { timeout: 20_000 });
  }

  const drainedTo = (process: Drained, name: string, players: number[]) =>
    until(process, async () => expect(await handledBy(name)).toEqual(players));

  /** The event that a consumer fails at: how often it did, and when it comes again. */
  async function failing(name: string) {
    const { rows } = await owner.query<{ attempts: number; retry_at: Date | null }>(
      sql`select attempts, retry_at from platform.consumer where name = ${name}`,
    );
    const [row] = rows;
    const waitMs = row?.retry_at == null ? null : row.retry_at.getTime() - clock.now().getTime();
    return [row?.attempts, waitMs];
  }

  const failedSo = (process: Drained, name: string, often: number) =>
    until(process, async () => expect((await failing(name))[0]).toBe(often));

  /** So many events have been given up, their waits being over. */
  async function givenUp(process: Awaited<ReturnType<typeof openProcess>>, count: number) {
    await until(process, async () => {
      clock.advance(attempts.longestWaitMs);
      expect(await process.letters.list(9)).toHaveLength(count);
    });
    return process.letters.list(9);
  }

  return {
    owner,
    close: kernel.end,
    clock,
    poisoned,
    scribe,
    openProcess,
    tell,
    handledBy,
    failing,
    drainedTo,
    failedSo,
    givenUp,
    /** As it was opened. */
    async clear() {
      poisoned.clear();
      await owner.query(`truncate platform.consumer, platform.event, platform.dead_letter,
        platform.dead_letter_decision, handled`);
    },
    /** The first event of a consumer, given up, in a process. */
    async withLetter(onHandle?: (tx: Tx, player: string) => Promise<void>) {
      const process = await openProcess(scribe('weak', onHandle));
      poisoned.add('weak 1');
      await tell(1);
      const [letter] = await givenUp(process, 1);
      if (letter === undefined) throw new Error('no letter');
      const { consumer, xid, seq } = letter;
      return { process, key: { consumer, xid, seq } };
    },
  };
}

export type ConsumerProgram = Awaited<ReturnType<typeof openConsumerProgram>>;
