import type { Db } from '@arara/postgres';
import { expect, vi } from 'vitest';
import type { StoredEvent } from '../platform/events.ts';
import { createPostgresFanOut } from '../platform/fan-out-postgres.ts';
import type { Notifier } from '../platform/notifier.ts';
import { createTestKernel } from './test-kernel.ts';

/** The number by which the tests tell a balance apart. */
export const numberOf = ({ payload }: StoredEvent) => Number(payload['version']);

/** Processes that fan out events of one database, and what each of them reads of it. */
export async function openFanOutProgram() {
  const { owner, ownerUrl, end } = await createTestKernel();
  const closers: (() => Promise<unknown>)[] = [];

  /** One process; without a notifier of the test it hears the others by LISTEN/NOTIFY. */
  async function openProcess(given?: Notifier, onRead = async (_text: string) => {}) {
    const kernel = await createTestKernel({
      replace: { database: { pool: owner, url: ownerUrl }, notifier: given },
    });
    const { database, notifier, events, log } = kernel;
    /** The events that came out of the database, and the statements that asked for any. */
    const seen = { events: [] as number[], statements: 0 };
    let asked = 0;
    const read: Db = {
      async query(statement, values) {
        asked += 1;
        await onRead(typeof statement === 'string' ? statement : statement.text);
        const answer = await database.read.query(statement, values);
        seen.statements += 1;
        for (const { payload } of answer.rows as unknown as Partial<StoredEvent>[]) {
          if (payload != null) seen.events.push(Number(payload['version']));
        }
        return answer as never;
      },
    };
    const fanOut = createPostgresFanOut({ database: { ...database, read }, notifier, log });
    await notifier.start();
    await fanOut.start();
    asked = 0;
    seen.statements = 0;
    closers.push(
      () => kernel.end(),
      () => fanOut.stop(),
    );
    return {
      fanOut,
      seen,
      database,
      poke: events.poke,
      /** Until the database has answered all that this process asked. */
      settled: () => soon(() => expect(seen.statements).toBe(asked)),
      /** Tells a balance of a player, in a transaction of its own. */
      tell: (version: number, player: string | number) =>
        database.transaction((tx) =>
          events.emit(tx, {
            topic: 'balance',
            audience: `player:${player}`,
            payload: { sumBalance: '0', held: '0', currency: 'BRL', version: String(version) },
          }),
        ),
      /** Hears the balances of players, from a cursor on. */
      async hear(players: readonly (string | number)[], after: string | null = null) {
        const heard: StoredEvent[] = [];
        const names = players.map((player) => `player:${player}`);
        const subscription = await fanOut.subscribe(names, after, (event) => heard.push(event));
        heard.push(...(subscription.missed ?? []));
        subscription.flow();
        return { subscription, heard, numbers: () => heard.map(numberOf) };
      },
    };
  }

  return {
    owner,
    openProcess,
    async closeProcesses() {
      for (const close of closers.splice(0).reverse()) await close();
    },
    close: end,
  };
}

/** Until something holds; the database may have transactions of other tests that keep events waiting. */
export const soon = (check: () => void | Promise<void>) =>
  vi.waitFor(check, { timeout: 15_000, interval: 5 });
