// `npm run operator -- …`: what an operator switches and decides at run time, from the machine's own terminal.
// It works on the database that the program uses, running or not; processes hear of it by events.
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findProgramPostgres } from '@arara/postgres';
import { readConfig } from '../config.ts';
import { createKernel } from '../kernel.ts';
import type { Kernel } from '../kernel.ts';
import { namedAddresses } from '../open-database.ts';
import { createOperatorServices } from './services.ts';
import { runCommand, usage } from './commands.ts';
import { isDecision, runDecision } from './decisions/decide.ts';
import { openDesk } from './open-desk.ts';

/** The announcement of a change leaves a few milliseconds after its commit. */
const announcementMs = 50;

/** Who uses this machine; in a container that may be a number without a name. */
function accountOf(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.()}`;
  }
}

async function run(args: readonly string[], kernel: Kernel): Promise<string> {
  const { MERCHANT: merchant } = kernel.config;
  const account = accountOf();
  if (!isDecision(args[0])) {
    return runCommand(args, { ...createOperatorServices(kernel), merchant, actor: account });
  }
  const { desk, close } = await openDesk(kernel);
  try {
    return await runDecision(args, desk, merchant, account);
  } finally {
    await close();
  }
}

try {
  const args = process.argv.slice(2);
  if (args.length === 0) throw new Error(usage);
  const config = readConfig({ LOG_LEVEL: 'warn', ...process.env });
  const url =
    config.DATABASE_URL === undefined
      ? await findProgramPostgres(join(config.DATA_DIR, 'postgres'))
      : namedAddresses(config.DATABASE_URL, config).url;
  if (url === null) throw new Error('Nothing runs here. Start it first: npm start');
  const kernel = createKernel(config, url);
  try {
    console.log(await run(args, kernel));
    await sleep(announcementMs);
  } finally {
    await kernel.end();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
