import { setTimeout as sleep } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import { boot } from './boot.ts';
import type { RunningProgram } from './boot.ts';
import { readConfig } from './config.ts';
import { logWritten } from './platform/log.ts';
import { StartError } from './platform/start-error.ts';

/** How long an ordered end may take before the process leaves anyway. */
const closeMs = 10_000;

interface RunOptions {
  readonly environment: Parameters<typeof readConfig>[0];
  /** The terminal of the person in front of it. */
  readonly terminal: Pick<Console, 'log' | 'error'>;
  readonly pages: boolean;
}

/** Runs the program until it is told to end. A fault that a person can mend is said without a stack. */
export async function runProgram({ environment, terminal, pages }: RunOptions): Promise<void> {
  try {
    const program = await boot(readConfig(environment), { pages });
    closeWithGrace({ delay: closeMs }, async ({ err }) => {
      if (err !== undefined) program.log.error({ err }, 'ending after a failure');
      await program.close();
      await logWritten();
    });
    // Said once a signal is heard: one that came right behind it would end the process without order.
    terminal.log(`ready ${program.url}`);
    for (const { name, url } of program.others) terminal.log(`${name}: ${url}`);
    void program.lost.then((fault) => {
      terminal.error(fault.message);
      return leave(program);
    });
  } catch (error) {
    const known = error instanceof StartError || (error instanceof Error && 'fault' in error);
    terminal.error(known ? error.message : error);
    process.exitCode = 1;
    // Nothing is left to wait for, whatever may still be open.
    setTimeout(() => process.exit(), closeMs).unref();
  }
}

async function leave(program: RunningProgram): Promise<void> {
  // A line from here on only follows from those before.
  program.log.level = 'silent';
  await Promise.race([program.close().catch(() => undefined), sleep(closeMs)]);
  process.exit(1);
}
