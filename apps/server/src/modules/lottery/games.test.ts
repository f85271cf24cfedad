import { drawModels, familyOf, plays } from '@arara/lottery';
import { createTestDatabase, fixedClock } from '@arara/testing';
import { afterAll, expect, test } from 'vitest';
import { lotteries } from '../../../../../database/seeds/lotteries.ts';
import { createDatabase } from '../../platform/database.ts';
import { createGames } from './games.ts';

const database = await createTestDatabase();
afterAll(() => database.drop());

test('a reading that began before a change is not kept after it', async () => {
  const kept = createDatabase(database.pool);
  let held: Promise<void> = Promise.resolve();
  let hasRead: () => void = () => undefined;
  /** Reads at once, and answers when it is let go. */
  const slow = {
    query: async (...asked: Parameters<typeof kept.read.query>) => {
      const answer = await kept.read.query(...asked);
      hasRead();
      await held;
      return answer;
    },
  } as typeof kept.read;
  const games = createGames({
    database: { ...kept, read: slow },
    clock: fixedClock('2026-11-21T12:00:00Z'),
    rules: { models: drawModels, plays, familyOf },
    log: { error: () => undefined },
  });
  const [first] = lotteries;
  if (first === undefined) throw new Error('there are lotteries');
  await games.add(first);
  const isActive = async () => (await games.byCode(first.code))?.active;

  let letGo: () => void = () => undefined;
  held = new Promise((resolve) => {
    letGo = resolve;
  });
  const wasRead = new Promise<void>((resolve) => {
    hasRead = resolve;
  });
  const before = isActive();
  await wasRead;
  await database.pool.query(`update lottery.game set active = false where code = '${first.code}'`);
  games.forget();
  held = Promise.resolve();
  const after = await isActive();
  letGo();
  expect([await before, after, await isActive()]).toEqual([true, false, false]);
});
