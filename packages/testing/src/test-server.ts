import { fileURLToPath } from 'node:url';
import { createPool, grantProgramRole, migrate, startPostgres } from '@arara/postgres';

export const TEMPLATE = 'template_arara';

const MIGRATIONS = fileURLToPath(new URL('../../../database/migrations', import.meta.url));
const GRANTS = fileURLToPath(new URL('../../../database/grants.sql', import.meta.url));

export interface TestServer {
  /** Address of a database that may create and drop others. */
  adminUrl: string;
  /** Why the migrations did not apply, when they did not. */
  templateFault?: string | undefined;
  stop(): Promise<void>;
}

/** Starts PostgreSQL for tests and migrates the template that test databases are copied from. */
export async function startTestServer(
  dataDir: string,
  { fsync }: { fsync: boolean },
): Promise<TestServer> {
  const postgres = await startPostgres({
    dataDir,
    settings: fsync ? ROOMY : { ...ROOMY, ...UNSAFE },
  });
  const admin = createPool(postgres.url, { max: 1 });
  await admin.query(`CREATE DATABASE ${TEMPLATE}`);
  await admin.end();
  // A broken migration must not take down the tests that need no tables of ours.
  const template = databaseUrl(postgres.url, TEMPLATE);
  const templateFault = await migrate(template, MIGRATIONS)
    .then(() => grantProgramRole(template, { grants: GRANTS }))
    .then(
      () => undefined,
      (error: Error) => error.message,
    );
  return { adminUrl: postgres.url, templateFault, stop: postgres.stop };
}

/** The same server's address with another database. */
export function databaseUrl(url: string, database: string): string {
  const other = new URL(url);
  other.pathname = `/${database}`;
  return other.href;
}

const ROOMY = { max_connections: '300' };

/** Nobody misses the data of a test run after a power cut. */
const UNSAFE = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

export interface TestServerAddress {
  readonly adminUrl: string;
  readonly templateFault?: string;
  /** A folder that lasts as long as the run, for files that its processes share. */
  readonly folder: string;
}

/** The server of this run, which starts when somebody first asks for it. */
export async function askForServer(): Promise<TestServerAddress> {
  const address = process.env.ARARA_TEST_POSTGRES;
  if (!address) {
    throw new Error(
      'createTestDatabase works inside vitest with the global set-up of @arara/testing.',
    );
  }
  const response = await fetch(address);
  const answer = (await response.json()) as TestServerAddress & { readonly fault?: string };
  if (answer.fault) throw new Error(answer.fault);
  return answer;
}
