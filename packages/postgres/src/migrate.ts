import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
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
 * one another. Returns the names applied; throws when an applied file was changed or is missing.
 */
export async function migrate(url: string, dir: string): Promise<string[]> {
  const migrations = await readMigrations(dir);
  const client = new pg.Client({ connectionString: url, application_name: 'arara-migrate' });
  // A broken connection is noticed by the query on it; without a listener it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const applied = await readApplied(client);
    requireUnchanged(migrations, applied);
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

async function readApplied(client: pg.Client): Promise<Map<string, string>> {
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

function requireUnchanged(migrations: Migration[], applied: Map<string, string>): void {
  const present = new Map(migrations.map(({ name, checksum }) => [name, checksum]));
  for (const [name, checksum] of applied) {
    if (present.get(name) === checksum) continue;
    const what = present.has(name) ? 'was changed' : 'is missing';
    throw new PostgresStartError(
      'migration',
      `Migration ${name} ${what} after it had been applied to this database. Put it back and write ` +
        'a new one; a development database may be deleted instead.',
    );
  }
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(sql);
    await client.query('INSERT INTO public.migration (name, checksum) VALUES ($1, $2)', [
      name,
      checksum,
    ]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    const message = `Migration ${name} failed: ${describe(error, sql)}`;
    throw new PostgresStartError('migration', message, { cause: error });
  }
}

/** The message with the line PostgreSQL points at. */
function describe(error: unknown, sql: string): string {
  const { message, position } = error as { message: string; position?: string };
  if (!position) return message;
  const line = sql.slice(0, Number(position)).split('\n').length;
  return `${message} (line ${line}: ${sql.split('\n')[line - 1]?.trim()})`;
}
