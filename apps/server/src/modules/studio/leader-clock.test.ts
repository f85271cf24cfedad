import { sql } from '@arara/postgres';
import { createTestDatabase } from '@arara/testing';
import type { TestDatabase } from '@arara/testing';
import { createPool } from '@arara/postgres';
import type { Pool } from '@arara/postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLeaderClock } from './leader-clock.ts';

let database: TestDatabase;
const pools: Pool[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.end()));
  await database.drop();
});

/** A process with connections of its own, and how often it did the work. */
function processOf() {
  const pool = createPool(database.url, { max: 2 });
  pool.on('error', () => undefined);
  pools.push(pool);
  const told = { runs: 0 };
  const clock = createLeaderClock(pool, 'tables', async () => {
    told.runs += 1;
  });
  return { clock, told };
}

it('one of all processes leads, and the next one takes over when it ends or dies', async () => {
  const [one, two] = [processOf(), processOf()];
  expect(await one.clock.step()).toBe(true);
  expect(await two.clock.step()).toBe(false);
  expect(await one.clock.step()).toBe(true);
  expect([one.told.runs, two.told.runs]).toEqual([2, 0]);
  one.clock.stop();
  await expect.poll(() => two.clock.step()).toBe(true);
  expect(await one.clock.step()).toBe(false);
  // As if the process had been killed: its connection ends.
  await database.pool.query(sql`
    select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and granted
      and database = (select oid from pg_database where datname = current_database())`);
  await expect.poll(() => one.clock.step()).toBe(true);
  expect(await two.clock.step()).toBe(false);
  one.clock.stop();
  two.clock.stop();
});

it('a step that fails keeps the lead', async () => {
  const pool = createPool(database.url, { max: 2 });
  pools.push(pool);
  const failing = createLeaderClock(pool, 'tables', () => Promise.reject(new Error('away')));
  await expect(failing.step()).rejects.toThrow('away');
  const other = processOf();
  expect(await other.clock.step()).toBe(false);
  failing.stop();
  await expect.poll(() => other.clock.step()).toBe(true);
  other.clock.stop();
});
