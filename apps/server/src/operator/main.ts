// `npm run operator -- …`: what an operator switches at run time, from the machine's own terminal.
// It works on the database that the program uses, running or not; processes hear of it by events.
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findPostgres } from '@arara/postgres';
import { readConfig } from '../config.ts';
import { createKernel } from '../kernel.ts';
import { createOperatorServices } from './services.ts';
import { runCommand, usage } from './commands.ts';

/** The announcement of a change leaves a few milliseconds after its commit. */
const announcementMs = 50;

try {
  const args = process.argv.slice(2);
  if (args.length === 0) throw new Error(usage);
  const config = readConfig({ LOG_LEVEL: 'error', ...process.env });
  const url = config.DATABASE_URL ?? (await findPostgres(join(config.DATA_DIR, 'postgres')));
  if (url === null) throw new Error('Nothing runs here. Start it first: npm start');
  const kernel = createKernel(config, url);
  try {
    const defaults = { merchant: config.MERCHANT, actor: userInfo().username };
    console.log(await runCommand(args, { ...createOperatorServices(kernel), ...defaults }));
    await sleep(announcementMs);
  } finally {
    await kernel.pool.end();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
