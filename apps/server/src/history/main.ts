// `npm run demo-history`: fills an empty demo with ninety days of a brand, through the program itself at another
// time. See docs/decisions/demo-history.md.
import { parseArgs } from 'node:util';
import { installedBrands } from '../../../../database/seeds/brands/index.ts';
import { readConfig } from '../config.ts';
import { openDatabase } from '../open-database.ts';
import { systemClock } from '../platform/clock.ts';
import { StartError } from '../platform/start-error.ts';
import { beginningOf } from './agenda.ts';
import type { HistoryPlan } from './agenda.ts';
import { openPastProgram } from './past-program.ts';
import { runHistory } from './run-history.ts';

const usage =
  'npm run demo-history -- [--days 90] [--members 3000] [--turns 12] [--seed arara]\n' +
  'fills the empty database of DATA_DIR, or of DATABASE_URL, with the history of a brand.';

function readPlan(args: string[], until: Date, timeZone: string): HistoryPlan {
  const options = {
    days: { type: 'string', default: '90' },
    members: { type: 'string', default: '3000' },
    turns: { type: 'string', default: '12' },
    seed: { type: 'string', default: 'arara' },
  } as const;
  const { values } = parseArgs({ args, options });
  const [days, members, turns] = [values.days, values.members, values.turns].map(Number);
  const within = (number: number | undefined, least: number, most: number): number => {
    if (Number.isInteger(number) && number !== undefined && least <= number && number <= most) {
      return number;
    }
    throw new StartError('settings', usage);
  };
  return {
    seed: values.seed,
    days: within(days, 1, 365),
    members: within(members, 1, 50_000),
    turns: within(turns, 4, 200),
    until,
    timeZone,
  };
}

const startedMs = performance.now();
const seconds = () => Math.round((performance.now() - startedMs) / 1_000);
try {
  const config = readConfig({ LOG_LEVEL: 'silent', ...process.env });
  if (config.JURISDICTION !== 'demo') {
    throw new StartError('settings', 'A history is made up: it exists in the demo only.');
  }
  const [own] = installedBrands(config.MERCHANT, config.JURISDICTION);
  if (own === undefined) throw new StartError('settings', 'There is no brand to live through.');
  const plan = readPlan(process.argv.slice(2), systemClock.now(), own.brand.timeZone);
  const database = await openDatabase(config);
  try {
    const program = await openPastProgram(database, config, beginningOf(plan));
    const told = await runHistory(program, plan, (day) => console.log(`${day}  ${seconds()} s`));
    await program.close();
    console.log({ ...told, seconds: seconds() });
    process.exitCode = told.sound ? 0 : 1;
  } finally {
    await database.stop();
  }
} catch (error) {
  const isKnown = error instanceof StartError || (error instanceof Error && 'fault' in error);
  console.error(isKnown ? error.message : error);
  process.exitCode = 1;
}
// Nothing is left to wait for, whatever may still be open.
setTimeout(() => process.exit(), 5_000).unref();
