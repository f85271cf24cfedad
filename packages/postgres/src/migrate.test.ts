import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@arara/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrate } from './index.ts';

let database: TestDatabase;
let dir: string;

beforeEach(async () => {
  database = await createTestDatabase({ migrated: false });
  dir = await mkdtemp(join(tmpdir(), 'arara-migrate-'));
});

afterEach(async () => {
  await database.drop();
  await rm(dir, { recursive: true });
});

const write = (name: string, sql: string) => writeFile(join(dir, name), sql);

test('files run in order of their numbers, and once', async () => {
  await write('0002-second.sql', 'INSERT INTO t VALUES (2);');
  await write('0001-first.sql', 'CREATE TABLE t (id int); INSERT INTO t VALUES (1);');
  expect(await migrate(database.url, dir)).toEqual(['0001-first.sql', '0002-second.sql']);
  expect(await migrate(database.url, dir)).toEqual([]);
  expect((await database.pool.query('SELECT id FROM t ORDER BY id')).rowCount).toBe(2);
});

test('a file with a lower number may arrive later: each area has its own numbers', async () => {
  await write('0020-identity.sql', 'CREATE TABLE b (id int);');
  await migrate(database.url, dir);
  await write('0010-ledger.sql', 'CREATE TABLE a (id int);');
  expect(await migrate(database.url, dir)).toEqual(['0010-ledger.sql']);
});

test('a file that fails leaves nothing of itself and says the line', async () => {
  await write('0001-good.sql', 'CREATE TABLE good (id int);');
  await write('0002-bad.sql', 'CREATE TABLE bad (id int);\nSELECT nothing FROM bad;');
  await expect(migrate(database.url, dir)).rejects.toThrow(/0002-bad\.sql failed: .*line 2/);
  await expect(database.pool.query('SELECT 1 FROM bad')).rejects.toThrow();
  expect((await database.pool.query('SELECT 1 FROM good')).rowCount).toBe(0);
});

test('an applied file must stay as it was', async () => {
  await write('0001-first.sql', 'SELECT 1;');
  await migrate(database.url, dir);
  await write('0001-first.sql', 'SELECT 2;');
  await expect(migrate(database.url, dir)).rejects.toThrow('0001-first.sql was changed');
  await rm(join(dir, '0001-first.sql'));
  await expect(migrate(database.url, dir)).rejects.toThrow('0001-first.sql is missing');
});

test.each([
  [['first.sql'], 'must be named'],
  [['0001-a.sql', '0001-b.sql'], 'same number'],
])('names %j are refused: %s', async (names, reason) => {
  for (const name of names) await write(name, 'SELECT 1;');
  await expect(migrate(database.url, dir)).rejects.toThrow(reason);
});

test('programs that start together apply each file once', async () => {
  await write('0001-slow.sql', 'CREATE TABLE t (id int); SELECT pg_sleep(0.2);');
  const applied = await Promise.all([1, 2, 3].map(() => migrate(database.url, dir)));
  expect(applied.flat()).toEqual(['0001-slow.sql']);
});
