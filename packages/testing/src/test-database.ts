import { randomUUID } from 'node:crypto';
import { asProgramRole, createPool, type Pool, type PoolOptions } from '@arara/postgres';
import { databaseUrl, TEMPLATE } from './test-server.ts';

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
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(
    adminUrl,
    `CREATE DATABASE ${name} TEMPLATE ${migrated ? TEMPLATE : 'template0'}`,
  );
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

async function askForServer(): Promise<{ adminUrl: string; templateFault?: string }> {
  const address = process.env.ARARA_TEST_POSTGRES;
  if (!address) {
    throw new Error(
      'createTestDatabase works inside vitest with the global set-up of @arara/testing.',
    );
  }
  const response = await fetch(address);
  const answer = (await response.json()) as {
    adminUrl: string;
    templateFault?: string;
    fault?: string;
  };
  if (answer.fault) throw new Error(answer.fault);
  return answer;
}

async function administer(adminUrl: string, statement: string): Promise<void> {
  const admin = createPool(adminUrl, { max: 1 });
  try {
    await admin.query(statement);
  } finally {
    await admin.end();
  }
}
