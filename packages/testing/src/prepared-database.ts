import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asProgramRole, createPool } from '@arara/postgres';
import type { Pool } from '@arara/postgres';
import { copyDatabase } from './test-database.ts';
import type { TestDatabase } from './test-database.ts';
import { askForServer, databaseUrl, TEMPLATE } from './test-server.ts';

/** The database and the folder that are prepared. */
export interface Preparing {
  /** The owner's address. */
  readonly url: string;
  /** The address by which the program connects, under its role. */
  readonly programUrl: string;
  readonly folder: string;
}

export interface PreparedDatabase extends TestDatabase {
  /** The copy of the folder; `drop` removes it too. */
  readonly folder: string;
}

/**
 * A migrated database and a folder of its own for one test file, copied from those that `prepare` has filled:
 * once for a whole run, in the process that asks first for this name. `prepare` leaves no connection open.
 */
export async function createPreparedDatabase(
  name: string,
  prepare: (made: Preparing) => Promise<void>,
): Promise<PreparedDatabase> {
  const server = await askForServer();
  if (server.templateFault !== undefined) throw new Error(server.templateFault);
  const template = `template_${name}`;
  const source = join(server.folder, template);
  const admin = createPool(server.adminUrl, { max: 1 });
  try {
    await prepareOnce(admin, template, async (draft) => {
      await mkdir(source, { recursive: true });
      const url = databaseUrl(server.adminUrl, draft);
      await prepare({ url, programUrl: asProgramRole(url), folder: source });
    });
  } finally {
    // The lock ends with its connection.
    await admin.end();
  }
  const database = await copyDatabase(server.adminUrl, template);
  const folder = await mkdtemp(join(tmpdir(), 'arara-prepared-'));
  await cp(source, folder, { recursive: true });
  return {
    ...database,
    folder,
    async drop() {
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Processes that ask at one moment wait for the first; a draft that failed is made anew by the next. */
async function prepareOnce(
  admin: Pool,
  template: string,
  fill: (draft: string) => Promise<void>,
): Promise<void> {
  const client = await admin.connect();
  try {
    await client.query('SELECT pg_advisory_lock(hashtext($1))', [template]);
    const { rows } = await client.query('SELECT FROM pg_database WHERE datname = $1', [template]);
    if (rows.length > 0) return;
    const draft = `${template}_draft`;
    await client.query(`DROP DATABASE IF EXISTS ${draft} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${draft} TEMPLATE ${TEMPLATE} STRATEGY file_copy`);
    await fill(draft);
    await client.query(`ALTER DATABASE ${draft} RENAME TO ${template}`);
  } finally {
    client.release(true);
  }
}
