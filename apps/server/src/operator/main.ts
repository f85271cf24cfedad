// `npm run operator -- …`: what an operator switches and decides at run time, from the machine's own terminal.
// It works on the database that the program uses, running or not; processes hear of it by events.
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findProgramPostgres } from '@arara/postgres';
import { readConfig } from '../config.ts';
import { createKernel } from '../kernel.ts';
import type { Kernel } from '../kernel.ts';
import { namedAddresses, requireSecret } from '../open-database.ts';
import { createOperatorServices, staffOf } from './services.ts';
import { runCommand, usage } from './commands.ts';
import type { StaffSession } from '../platform/http/caller.ts';
import { isDecision, runDecision } from './decisions/decide.ts';
import type { Desk } from './decisions/decide.ts';
import { byTwo } from './decisions/two-people.ts';
import { openDesk } from './open-desk.ts';
import { sessionFileIn } from './session-file.ts';
import {
  asPerson,
  personAt,
  signInAtTerminal,
  signOutAtTerminal,
  whoAtTerminal,
} from './sign-in.ts';
import { runStaff } from './staff.ts';
import type { StaffDesk } from './staff.ts';
import { openTerminal } from './terminal.ts';

/** The announcement of a change leaves a few milliseconds after its commit. */
const announcementMs = 50;

/** The account that uses this machine; in a container that may be a number without a name. */
function accountOf(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.()}`;
  }
}

const sessionCommands: ReadonlySet<string> = new Set(['sign-in', 'sign-out', 'who']);

async function run(args: readonly string[], kernel: Kernel): Promise<string> {
  const { MERCHANT: merchant } = kernel.config;
  const [command = '', ...rest] = args;
  const account = accountOf();
  if (sessionCommands.has(command)) return runSession(command, rest, kernel, account);
  if (command === 'staff') return runStaff(staffDeskOf(kernel, account), rest, account);
  if (!isDecision(command)) {
    return runCommand(args, { ...createOperatorServices(kernel), merchant, actor: account });
  }
  return atDesk(kernel, account, (desk, person) =>
    runDecision(args, desk, { person, merchant, ranBy: account }),
  );
}

/** Does what the person who is signed in here may do. */
async function atDesk(
  kernel: Kernel,
  account: string,
  work: (desk: Desk, person: StaffSession) => Promise<string>,
): Promise<string> {
  const { service: staff } = staffOf(kernel);
  const file = sessionFileIn(kernel.config.DATA_DIR, account);
  const terminal = () => openTerminal(process.stdin, process.stdout);
  // Nobody who is not signed in waits for the modules to open.
  await personAt(staff, file);
  const { desk, close } = await openDesk(kernel);
  try {
    return await asPerson({ staff, file, terminal }, (person) => work(desk, person));
  } finally {
    await close();
  }
}

/** The accounts of staff; two people decide about them as about everything else. */
function staffDeskOf(kernel: Kernel, account: string): StaffDesk {
  const { MERCHANT: merchant, JURISDICTION: jurisdiction } = kernel.config;
  const { merchantOf } = createOperatorServices(kernel).site;
  return {
    accounts: staffOf(kernel).service,
    isBrand: async (id) => (await merchantOf(id, '')) !== null,
    merchant,
    isDemo: jurisdiction === 'demo',
    decide: (deed, wish) =>
      atDesk(kernel, account, ({ decisions }, person) =>
        byTwo(decisions, { ...wish, person, ranBy: account, verb: undefined, id: undefined }, deed),
      ),
  };
}

async function runSession(
  command: string,
  [email, ...rest]: readonly string[],
  kernel: Kernel,
  account: string,
): Promise<string> {
  if (rest.length > 0) throw new Error(usage);
  await requireSecret(kernel);
  const terminal = openTerminal(process.stdin, process.stdout);
  const file = sessionFileIn(kernel.config.DATA_DIR, account);
  const deps = { staff: staffOf(kernel).service, file, terminal };
  try {
    if (command === 'sign-in') return await signInAtTerminal(deps, email);
    return await (command === 'who' ? whoAtTerminal(deps) : signOutAtTerminal(deps));
  } finally {
    terminal.close();
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
    const answer = await run(args, kernel);
    // A dump has written its lines already.
    if (answer !== '') console.log(answer);
    await sleep(announcementMs);
  } finally {
    await kernel.end();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
