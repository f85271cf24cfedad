import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createPool } from '@arara/postgres';
import { afterAll, expect, test } from 'vitest';
import {
  createPreparedDatabase,
  createTestDatabase,
  fixedClock,
  seededRandom,
  startCrashablePostgres,
} from './index.ts';

const database = await createTestDatabase();
afterAll(() => database.drop());

test('each test database is a copy of the migrated template', async () => {
  const { rows } = await database.pool.query<{ n: bigint }>('SELECT count(*) AS n FROM migration');
  expect(rows[0]?.n).toBeTypeOf('bigint');
});

test('what one test database holds is not seen in another', async () => {
  await database.pool.query('CREATE TABLE only_here (id int)');
  const other = await createTestDatabase();
  await expect(other.pool.query('SELECT * FROM only_here')).rejects.toMatchObject({
    code: '42P01',
  });
  await other.drop();
});

test('a prepared database is filled once, and each copy is its own', async () => {
  let prepared = 0;
  const open = () =>
    createPreparedDatabase('of_this_test', async ({ url, folder }) => {
      prepared += 1;
      const pool = createPool(url);
      await pool.query('CREATE TABLE filled AS SELECT 1 AS n');
      await pool.end();
      await writeFile(join(folder, 'key'), 'filled');
    });
  const [one, two] = await Promise.all([open(), open()]);
  await one.pool.query('DELETE FROM filled');
  await writeFile(join(one.folder, 'key'), 'changed');
  expect((await two.pool.query('SELECT n FROM filled')).rows).toEqual([{ n: 1 }]);
  expect(await readFile(join(two.folder, 'key'), 'utf8')).toBe('filled');
  expect(prepared).toBe(1);
  for (const database of [one, two]) await database.drop();
});

test('what could not be prepared is prepared by the next', async () => {
  const open = (fails: boolean) =>
    createPreparedDatabase('that_failed', async () => {
      if (fails) throw new Error('no room');
    });
  await expect(open(true)).rejects.toThrow('no room');
  await (await open(false)).drop();
});

test('an unmigrated database is empty', async () => {
  const empty = await createTestDatabase({ migrated: false });
  await expect(empty.pool.query('SELECT * FROM migration')).rejects.toMatchObject({
    code: '42P01',
  });
  await empty.drop();
});

test('a fixed clock moves only when told', () => {
  const clock = fixedClock('2026-03-01T12:00:00Z');
  clock.advance(1500);
  expect(clock.now().toISOString()).toBe('2026-03-01T12:00:01.500Z');
  clock.set('2027-01-01T00:00:00Z');
  expect(clock.now().getUTCFullYear()).toBe(2027);
});

test('the same seed gives the same bytes however they are asked for', () => {
  const [one, two] = [seededRandom('a'), seededRandom('a')];
  const whole = one.bytes(100);
  const parts = [two.bytes(33), two.bytes(1), two.bytes(66)].flatMap((part) => [...part]);
  expect([...whole]).toEqual(parts);
  expect([...seededRandom('b').bytes(100)]).not.toEqual(parts);
});

test('a seeded number stays below its limit', () => {
  const random = seededRandom(7);
  const seen = new Set(Array.from({ length: 200 }, () => random.below(6)));
  expect([...seen].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5]);
});

test('a killed server comes back with everything that was acknowledged', async () => {
  const postgres = await startCrashablePostgres();
  const pool = createPool(postgres.url, { onError: () => undefined });
  await pool.query('CREATE TABLE kept (id int)');
  await pool.query('INSERT INTO kept VALUES (1)');
  await postgres.kill9();
  await expect(pool.query('SELECT 1')).rejects.toThrow();
  await postgres.restart();
  expect((await pool.query('SELECT id FROM kept')).rows).toEqual([{ id: 1 }]);
  await pool.end();
  await postgres.stop();
});
