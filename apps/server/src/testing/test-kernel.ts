import { createLedger } from '@arara/ledger';
import type { Ledger } from '@arara/ledger';
import { asProgramRole } from '@arara/postgres';
import type { Pool } from '@arara/postgres';
import { createTestDatabase, fixedClock } from '@arara/testing';
import type { FixedClock, TestDatabase } from '@arara/testing';
import { readConfig } from '../config.ts';
import { createKernel } from '../kernel.ts';
import type { Kernel } from '../kernel.ts';
import { createEvents } from '../platform/events.ts';
import type { Notifier } from '../platform/notifier.ts';

/** A kernel whose time only the test moves. */
export interface TestKernel extends Omit<Kernel, 'clock'> {
  readonly clock: FixedClock;
  /** The owner's connections, for tests that forge or tidy up; the program itself works under its role. */
  readonly owner: Pool;
  /** The owner's address. */
  readonly ownerUrl: string;
}

/** The parts that a test puts in the place of the usual ones. */
export interface KernelReplaced {
  /** The owner's way to a database that several processes of the test share, and that the test drops itself. */
  readonly database?: Pick<TestDatabase, 'pool' | 'url'>;
  /** A clock that several processes share, or one at another time. */
  readonly clock?: FixedClock;
  /** Another bringer of news than the database's. */
  readonly notifier?: Notifier;
}

export interface KernelOptions {
  readonly replace?: KernelReplaced | undefined;
}

/** The instant at which the clock of a test stands, unless it says otherwise. */
export const testTime = '2026-11-18T15:00:00Z';

/**
 * The kernel as `boot` makes it, on a database of its own, for tests that make some modules and say the facts of the
 * others. Its notifier waits until it is started.
 */
export async function createTestKernel({ replace = {} }: KernelOptions = {}): Promise<TestKernel> {
  const own = replace.database === undefined ? await createTestDatabase() : null;
  const { pool: owner, url: ownerUrl } = replace.database ?? (own as TestDatabase);
  const clock = replace.clock ?? fixedClock(testTime);
  const kernel = createKernel(config, asProgramRole(ownerUrl), clock);
  const notifier = replace.notifier ?? kernel.notifier;
  return {
    ...kernel,
    clock,
    notifier,
    events: createEvents(kernel.database, notifier),
    owner,
    ownerUrl,
    async end() {
      await notifier.stop();
      await kernel.end();
      await own?.drop();
    },
  };
}

const config = readConfig({ LOG_LEVEL: 'silent', SECRET_KEY: '5a'.repeat(32) });

/** The ledger on the database of a kernel; `close` ends its own connections. */
export function openTestLedger({ pool, database, databaseUrl }: Kernel): Ledger {
  return createLedger({ pool, reads: database.read, url: databaseUrl });
}
