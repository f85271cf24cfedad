import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { applyFile } from './apply-file.ts';
import { adoptEarlier, hasEarlier, readEarlierFiles } from './earlier-files.ts';
import type { Checksums, EarlierList } from './earlier-files.ts';
import { PostgresStartError } from './start-error.ts';

/** Any number will do, as long as every program that migrates takes the same. */
const MIGRATION_LOCK = 7_261_180_018;

const FILE_NAME = /^(\d{4})-[a-z0-9-]+\.sql$/;

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

/**
 * Applies the files `NNNN-name.sql` of a folder that this database has not seen, in order of their
 * numbers, each in a transaction of its own, forward only. Programs that start together wait for
 * one another. A database that has all files of the folder's earlier list (`earlier.json`) goes on with those
 * that stand for them. Returns the names applied; throws when an applied file was changed or is missing, or a
 * part of the earlier list is.
 */
export async function migrate(url: string, dir: string): Promise<string[]> {
  const migrations = await readMigrations(dir);
  const earlier = await readEarlierFiles(dir);
  const client = new pg.Client({ connectionString: url, application_name: 'arara-migrate' });
  // A broken connection is noticed by the query on it; without a listener it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const applied = await settle(client, migrations, earlier);
    const pending = migrations.filter(({ name }) => !applied.has(name));
    for (const migration of pending) await apply(client, migration);
    return pending.map(({ name }) => name);
  } finally {
    // The lock goes with the connection.
    await client.end();
  }
}

async function readMigrations(dir: string): Promise<Migration[]> {
  const names = (await readdir(dir)).filter((name) => name.endsWith('.sql')).sort();
  const numbers = new Map<string, string>();
  for (const name of names) {
    const number = FILE_NAME.exec(name)?.[1];
    if (!number) throw new Error(`Migration ${name} must be named like 0001-what-it-does.sql.`);
    const other = numbers.get(number);
    if (other) throw new Error(`Migrations ${other} and ${name} have the same number.`);
    numbers.set(number, name);
  }
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(dir, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

async function readApplied(client: pg.Client): Promise<Checksums> {
  await client.query(
    `CREATE TABLE IF NOT EXISTS public.migration (
       name text PRIMARY KEY,
       checksum text NOT NULL,
       applied_at timestamptz NOT NULL DEFAULT now()
     )`,
  );
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'SELECT name, checksum FROM public.migration',
  );
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

/** The applied files, all of which are there as they were applied. */
async function settle(
  client: pg.Client,
  migrations: Migration[],
  earlier: EarlierList | null,
): Promise<Checksums> {
  const today = new Map(migrations.map(({ name, checksum }) => [name, checksum]));
  const applied = await readApplied(client);
  const isEarlier = earlier !== null && hasEarlier(earlier, today, applied);
  requireUnchanged(applied, isEarlier ? [today, new Map(Object.entries(earlier.files))] : [today]);
  return isEarlier ? adoptEarlier(client, earlier, today, applied) : applied;
}

/** Refuses files that none of the lists has, or has otherwise. */
function requireUnchanged(applied: Checksums, lists: readonly Checksums[]): void {
  for (const [name, checksum] of applied) {
    if (lists.some((list) => list.get(name) === checksum)) continue;
    const what = lists.some((list) => list.has(name)) ? 'was changed' : 'is missing';
    throw new PostgresStartError(
      'migration',
      `Migration ${name} ${what} after it had been applied to this database. Put it back and write ` +
        'a new one; a development database may be deleted instead.',
    );
  }
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  await applyFile(client, name, sql, async () => {
    await client.query('INSERT INTO public.migration (name, checksum) VALUES ($1, $2)', [
      name,
      checksum,
    ]);
  });
}
