import { createTestDatabase, fixedClock } from '@arara/testing';
import type { TestDatabase } from '@arara/testing';
import type { Db } from '@arara/postgres';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPlayTime } from './play-time.ts';

let store: TestDatabase;
beforeAll(async () => {
  store = await createTestDatabase();
});
afterAll(() => store.drop());

test('time that could not be written is written by the next flush', async () => {
  const clock = fixedClock('2026-11-21T15:00:00Z');
  let broken = true;
  const query = (...input: unknown[]) => {
    if (broken) return Promise.reject(new Error('the database restarts'));
    return (store.pool.query as (...all: unknown[]) => unknown)(...input);
  };
  const grown: number[] = [];
  const time = createPlayTime({
    db: { query } as unknown as Db,
    clock,
    log: pino({ level: 'silent' }),
    grown: async ({ seconds }) => void grown.push(seconds),
  });
  time.played(1n, 'America/Sao_Paulo');
  await expect(time.flush()).rejects.toThrow('the database restarts');
  clock.advance(60_000);
  time.played(1n, 'America/Sao_Paulo');
  broken = false;
  await time.flush();
  expect(grown).toEqual([60]);
  clock.advance(60_000);
  time.played(1n, 'America/Sao_Paulo');
  await time.flush();
  expect(grown).toEqual([60, 120]);
});
