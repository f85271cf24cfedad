import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPool } from '@arara/postgres';
import type { Pool } from '@arara/postgres';
import { createPreparedDatabase, createTestDatabase } from '@arara/testing';
import type { Preparing, TestDatabase } from '@arara/testing';
import { compose } from '../compose.ts';
import type { Program } from '../compose.ts';
import { readConfig } from '../config.ts';
import { createKernel } from '../kernel.ts';
import type { Clock } from '../platform/clock.ts';
import { prepareDatabase } from '../prepare-database.ts';

export interface TestProgram extends Program {
  /** The owner's connections, for tests that forge or tidy up; the program itself works under its role. */
  readonly owner: Pool;
  close(): Promise<void>;
}

/** The parts that a test puts in the place of the usual ones. */
interface ProgramReplaced {
  /** Settings of the environment. */
  readonly settings?: Readonly<Record<string, string>>;
  /** A database that several programs of the test share, and that the test drops itself. */
  readonly database?: TestDatabase;
  /** Another clock than the machine's. */
  readonly clock?: Clock;
  /** True with the pages that are built; otherwise it has none. */
  readonly pages?: boolean;
}

export interface ProgramOptions {
  readonly replace?: ProgramReplaced | undefined;
}

/**
 * The whole program as `compose` joins it, without listening, under its own role. A test that replaces nothing gets
 * a copy of an installation that has its first data; it is made once for a run.
 */
export async function createTestProgram({ replace }: ProgramOptions = {}): Promise<TestProgram> {
  if (replace === undefined) {
    const { folder, ...database } = await createPreparedDatabase('program', install);
    return openProgram(database.pool, database.programUrl, folder, {}, database.drop);
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'arara-test-'));
  const database = replace.database ?? (await createTestDatabase());
  await prepareDatabase(addressesOf(database), configOf(dataDir, replace));
  return openProgram(database.pool, database.programUrl, dataDir, replace, async () => {
    if (replace.database === undefined) await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  });
}

/** A new installation: the program starts on it and ends. */
async function install(made: Preparing): Promise<void> {
  await prepareDatabase(addressesOf(made), configOf(made.folder));
  const owner = createPool(made.url, { max: 1 });
  const program = await openProgram(owner, made.programUrl, made.folder, {}, () => owner.end());
  await program.close();
}

const addressesOf = ({ url, programUrl }: Pick<TestDatabase, 'url' | 'programUrl'>) => ({
  url: programUrl,
  ownerUrl: url,
});

const configOf = (dataDir: string, { settings }: ProgramReplaced = {}) =>
  readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', PORT: '0', ...settings });

/** A program on a database that is prepared; `drop` removes it at the end. */
async function openProgram(
  owner: Pool,
  databaseUrl: string,
  dataDir: string,
  replace: ProgramReplaced,
  drop: () => Promise<void>,
): Promise<TestProgram> {
  const kernel = createKernel(configOf(dataDir, replace), databaseUrl, replace.clock);
  const closers: (() => Promise<void>)[] = [];
  const program = await compose(
    kernel,
    { version: 'test', pages: replace.pages ?? false },
    closers,
  );
  await program.app.ready();
  return {
    ...program,
    owner,
    async close() {
      await program.app.close();
      for (const close of closers.reverse()) await close();
      await kernel.end();
      await drop();
    },
  };
}
