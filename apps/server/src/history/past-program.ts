import { createPool } from '@arara/postgres';
import type { Pool } from '@arara/postgres';
import { compose } from '../compose.ts';
import type { Program } from '../compose.ts';
import type { Config } from '../config.ts';
import { createKernel } from '../kernel.ts';
import type { DatabaseAddresses } from '../open-database.ts';
import { systemClock } from '../platform/clock.ts';
import { StartError } from '../platform/start-error.ts';
import { prepareDatabase } from '../prepare-database.ts';
import { isUsed, makeMonths } from './history.repository.ts';
import { lendClock } from './lend-clock.ts';
import { openPastQueue } from './past-queue.ts';
import type { PastQueue } from './past-queue.ts';
import { openPastClock } from './past-clock.ts';
import type { PastClock } from './past-clock.ts';

/** The whole program at another time, on a database of its own; it listens nowhere. */
export interface PastProgram extends Program {
  readonly past: PastClock;
  readonly queue: PastQueue;
  /** The owner's connections. */
  readonly owner: Pool;
  /** Ends the program and puts the database's own clock back. */
  close(): Promise<void>;
}

/** Makes a new database and opens the program on it at an instant of the past. Refuses a database on which a program was. */
export async function openPastProgram(
  addresses: DatabaseAddresses,
  config: Config,
  since: Date,
): Promise<PastProgram> {
  const owner = createPool(addresses.ownerUrl, { max: 2 });
  try {
    await requireEmpty(owner);
    await prepareDatabase(addresses, config);
    const lent = await lendClock(owner);
    const past = await openPastClock(lent, systemClock, since);
    await makeMonths(owner, since);
    const kernel = createKernel(config, lent.address(addresses.url), past);
    const closers: (() => Promise<void>)[] = [() => lent.takeBack(), () => kernel.end()];
    const program = await compose(kernel, { version: 'history', pages: false }, closers);
    await kernel.notifier.start();
    closers.push(() => kernel.notifier.stop());
    await program.consumers.start();
    closers.push(() => program.consumers.stop());
    const queue = openPastQueue(kernel.databaseUrl, program.jobs, kernel.log);
    closers.push(() => queue.close());
    await program.app.ready();
    closers.push(() => program.app.close());
    return {
      ...program,
      past,
      queue,
      owner,
      async close() {
        for (const close of closers.reverse()) await close();
        await owner.end();
      },
    };
  } catch (error) {
    await owner.end();
    throw error;
  }
}

async function requireEmpty(owner: Pool): Promise<void> {
  if (!(await isUsed(owner))) return;
  throw new StartError(
    'not_empty',
    'This database has been used before, and a history is written into an empty one only. Name ' +
      'another folder: DATA_DIR=.data-history npm run demo-history, then DATA_DIR=.data-history npm start.',
  );
}
