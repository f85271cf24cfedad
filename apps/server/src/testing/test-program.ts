import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '@arara/testing';
import type { TestDatabase } from '@arara/testing';
import { compose } from '../compose.ts';
import type { Program } from '../compose.ts';
import { readConfig } from '../config.ts';
import { createKernel } from '../kernel.ts';
import type { Clock } from '../platform/clock.ts';

export interface TestProgram extends Program {
  close(): Promise<void>;
}

/**
 * The whole program, without pages and without listening: on a database of its own, or on one that
 * the test shares among several and drops itself; by the machine's clock, or another.
 */
export async function createTestProgram(
  settings: Record<string, string> = {},
  shared?: TestDatabase,
  clock?: Clock,
): Promise<TestProgram> {
  const database = shared ?? (await createTestDatabase());
  const dataDir = await mkdtemp(join(tmpdir(), 'arara-test-'));
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', PORT: '0', ...settings });
  const kernel = createKernel(config, database.url, clock);
  const closers: (() => Promise<void>)[] = [];
  const program = await compose(kernel, { version: 'test', pages: false }, closers);
  await program.app.ready();
  return {
    ...program,
    async close() {
      await program.app.close();
      for (const close of closers.reverse()) await close();
      await kernel.end();
      if (shared === undefined) await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
