import type { Conformance, ConformanceRun } from '@arara/contract';
import type { Tx } from '@arara/postgres';
import type { Logger } from 'pino';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import type { ServerModule } from '../../../platform/module.ts';
import { beginRun, endLost, endRun, insertRun, lastRun, writeResults } from './run.repository.ts';
import type { RunResult, RunRow } from './run.repository.ts';

const job = 'play.conformance';
/** A run takes a minute; one that is older was left by a process that died. */
const lostMs = 15 * 60_000;

/** The kit as a vendor of the sandbox runs it against the wallet, with play money of new guests. */
export interface ConformanceKit {
  /** The vendor by the name that the wallet has for it. */
  readonly vendor: string;
  /** How many cases it has. */
  readonly total: number;
  run(told: (result: RunResult) => void): Promise<readonly RunResult[]>;
}

export interface ConformanceOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  /** Null where no vendor of the sandbox runs. */
  readonly kit: ConformanceKit | null;
  /** The line with which a vendor runs the kit from outside. */
  readonly command: (vendor: string) => string;
}

/** Runs of the conformance kit in the background, each with its progress and its report. */
export function createConformance(options: ConformanceOptions) {
  const { database, clock, log, jobs, kit } = options;

  const show = async (vendor: string): Promise<Conformance> => {
    const now = clock.now();
    await endLost(database.read, new Date(now.getTime() - lostMs), now);
    const run = await lastRun(database.read, vendor);
    return {
      state: kit === null ? 'no.sandbox' : kit.vendor === vendor ? 'ready' : 'not.sandbox',
      command: options.command(vendor),
      run: run === null ? null : presentRun(run),
    };
  };

  /** Runs the kit; each verdict is written as it falls, one after the other. */
  async function run(id: bigint): Promise<void> {
    if (kit === null || !(await beginRun(database.read, id, clock.now()))) return;
    const results: RunResult[] = [];
    let writing: Promise<void> = Promise.resolve();
    try {
      const all = await kit.run((result) => {
        results.push(result);
        const known = [...results];
        writing = writing.then(() => writeResults(database.read, id, known));
        writing.catch(() => undefined);
      });
      await writing.catch(() => undefined);
      await writeResults(database.read, id, all);
      await endRun(database.read, id, { state: 'DONE', at: clock.now() });
    } catch (error) {
      log.warn({ err: error }, 'the conformance kit did not end');
      await endRun(database.read, id, { state: 'FAILED', at: clock.now() });
    }
  }

  const parts: ServerModule = {
    jobs: [{ name: job, run: ({ id }) => run(BigInt(String(id))) }],
  };
  return {
    ...parts,
    service: {
      show,
      /** Asks for a run. Throws `conformance.missing` for a vendor that is none of the sandbox, `conformance.runs`. */
      async start(vendor: string, by: string, asked: (tx: Tx) => Promise<void>) {
        if (kit?.vendor !== vendor) throw new AppError('conformance.missing');
        const { total } = kit;
        await show(vendor);
        await database.transaction(async (tx) => {
          const id = await insertRun(tx, { vendor, by, at: clock.now(), total });
          if (id === null) throw new AppError('conformance.runs');
          await asked(tx);
          await jobs.enqueue(tx, { name: job, payload: { id: String(id) } });
        });
        return show(vendor);
      },
    },
  };
}

export type ConformanceService = ReturnType<typeof createConformance>['service'];

const presentRun = ({ id, state, by, at, endedAt, total, results }: RunRow): ConformanceRun => ({
  id: String(id),
  state,
  by,
  at: at.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
  total,
  results: results.map((one) => ({ ...one })),
});
