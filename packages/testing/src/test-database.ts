import { randomUUID } from 'node:crypto';
import { asProgramRole, createPool, type Pool, type PoolOptions } from '@arara/postgres';
import { askForServer, databaseUrl, TEMPLATE } from './test-server.ts';

export interface TestDatabase {
  /** The owner's connections, which may change and forge everything. */
  pool: Pool;
  /** The owner's address. */
  url: string;
  /** The address by which the program connects: under its role, with nothing but its grants. */
  programUrl: string;
  /** Ends the pool and removes the database; other sessions on it are ended too. */
  drop(): Promise<void>;
}

export interface TestDatabaseOptions extends PoolOptions {
  /** False gives an empty database without our tables (default true). */
  migrated?: boolean;
}

/** A database of its own for one test file or test: a copy of the migrated template. */
export async function createTestDatabase(options: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const { migrated = true, ...poolOptions } = options;
  const { adminUrl, templateFault } = await askForServer();
  if (migrated && templateFault) throw new Error(templateFault);
  return copyDatabase(adminUrl, migrated ? TEMPLATE : 'template0', poolOptions);
}

/** A copy of a database on the server of the run, to which nobody may be connected. */
export async function copyDatabase(
  adminUrl: string,
  template: string,
  poolOptions: PoolOptions = {},
): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  // Files in memory are copied faster as they are than page by page through the log.
  await administer(adminUrl, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`);
  const url = databaseUrl(adminUrl, name);
  // A connection that breaks fails the query on it; an idle one may break unseen.
  const pool = createPool(url, { max: 10, onError: () => undefined, ...poolOptions });
  return {
    pool,
    url,
    programUrl: asProgramRole(url),
    async drop() {
      if (!pool.ended) await pool.end();
      await administer(adminUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    },
  };
}

async function administer(adminUrl: string, statement: string): Promise<void> {
  const admin = createPool(adminUrl, { max: 1 });
  try {
    await admin.query(statement);
  } finally {
    await admin.end();
  }
}
