import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@arara/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrate } from './index.ts';

/** Files as they were, where the second adds to the table of the first. */
const then = {
  '0001-table.sql': 'CREATE TABLE t (id int);',
  '0010-column.sql': 'ALTER TABLE t ADD COLUMN word text;',
};

/** The same in one file, which would fail where the table is there. */
const folded = { '0001-table.sql': 'CREATE TABLE t (id int, word text);' };

let database: TestDatabase;
let dir: string;

beforeEach(async () => {
  database = await createTestDatabase({ migrated: false });
  dir = await mkdtemp(join(tmpdir(), 'arara-earlier-'));
});

afterEach(async () => {
  await database.drop();
  await rm(dir, { recursive: true });
});

const checksumOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** Puts these files into the folder in place of all others. */
async function install(files: Record<string, string>): Promise<void> {
  for (const name of await readdir(dir)) await rm(join(dir, name));
  for (const [name, text] of Object.entries(files)) await writeFile(join(dir, name), text);
}

/** The folded file with the list of those of before it, and perhaps files that came later. */
async function installFolded(later: Record<string, string> = {}): Promise<void> {
  const files = Object.fromEntries(Object.entries(then).map(([n, text]) => [n, checksumOf(text)]));
  const earlier = JSON.stringify({ commit: 'abc123', upTo: '0001-table.sql', files });
  await install({ ...folded, 'earlier.json': earlier, ...later });
}

async function listOf(): Promise<string[]> {
  const { rows } = await database.pool.query<{ row: string }>(
    `SELECT name || ' ' || checksum AS row FROM public.migration ORDER BY name`,
  );
  return rows.map(({ row }) => row);
}

test('a database that has every earlier file goes on with its rows', async () => {
  await install(then);
  await migrate(database.url, dir);
  await database.pool.query(`INSERT INTO t VALUES (1, 'kept')`);
  await installFolded({ '0002-later.sql': 'CREATE TABLE later (id int);' });
  expect(await migrate(database.url, dir)).toEqual(['0002-later.sql']);
  expect((await database.pool.query('SELECT * FROM t')).rows).toEqual([{ id: 1, word: 'kept' }]);
  expect(await listOf()).toEqual([
    `0001-table.sql ${checksumOf(folded['0001-table.sql'])}`,
    expect.stringMatching(/^0002-later\.sql /),
  ]);
  expect(await migrate(database.url, dir)).toEqual([]);
});

test('what it lacks is made as it takes over the list, or the list stays', async () => {
  await install(then);
  await migrate(database.url, dir);
  const before = await listOf();
  const files = Object.fromEntries(Object.entries(then).map(([n, text]) => [n, checksumOf(text)]));
  const earlier = { commit: 'abc123', upTo: '0001-table.sql', goesOn: 'goes-on', files };
  const now = { ...folded, 'earlier.json': JSON.stringify(earlier) };
  await install({
    ...now,
    'goes-on': 'ALTER TABLE t ADD COLUMN late int;\nSELECT late FROM nowhere;',
  });
  await expect(migrate(database.url, dir)).rejects.toMatchObject({
    fault: 'migration',
    message: expect.stringMatching(
      /^Migration goes-on failed: .* \(line 2: SELECT late FROM nowhere;\)$/,
    ),
  });
  expect(await listOf()).toEqual(before);
  await expect(database.pool.query('SELECT late FROM t')).rejects.toThrow('late');
  await install({ ...now, 'goes-on': 'ALTER TABLE t ADD COLUMN late int;' });
  expect(await migrate(database.url, dir)).toEqual([]);
  expect((await database.pool.query('SELECT late FROM t')).rows).toEqual([]);
});

test('a database that has a part of them is refused, with the way on, and stays as it is', async () => {
  await install({ '0001-table.sql': then['0001-table.sql'] });
  await migrate(database.url, dir);
  const before = await listOf();
  await installFolded();
  await expect(migrate(database.url, dir)).rejects.toMatchObject({
    fault: 'migration',
    message: expect.stringMatching(
      /has 1 of the 2 migrations .* missing one is 0010-column\.sql\. Start the program of commit abc123/,
    ),
  });
  expect(await listOf()).toEqual(before);
});

test.each([
  [
    'an edited file',
    `UPDATE public.migration SET checksum = 'x' WHERE name = '0010-column.sql'`,
    '0010-column.sql was changed',
  ],
  [
    'a file of somebody else',
    `INSERT INTO public.migration VALUES ('0099-theirs.sql', 'x')`,
    '0099-theirs.sql is missing',
  ],
])('%s among them is refused as ever', async (_what, change, reason) => {
  await install(then);
  await migrate(database.url, dir);
  await database.pool.query(change);
  const before = await listOf();
  await installFolded();
  await expect(migrate(database.url, dir)).rejects.toThrow(reason);
  expect(await listOf()).toEqual(before);
});

test('an empty database takes the files of today, and their list is no earlier one', async () => {
  await installFolded();
  expect(await migrate(database.url, dir)).toEqual(['0001-table.sql']);
  expect(await migrate(database.url, dir)).toEqual([]);
});

test('programs that start together on an earlier database all go on', async () => {
  await install(then);
  await migrate(database.url, dir);
  await installFolded();
  const applied = await Promise.all([1, 2, 3].map(() => migrate(database.url, dir)));
  expect(applied).toEqual([[], [], []]);
  expect(await listOf()).toHaveLength(1);
});
