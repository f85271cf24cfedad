import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Worker } from '../../../platform/module.ts';
import { createLeaderClock } from '../leader-clock.ts';
import type { StudioDeps } from '../studio.deps.ts';
import { createTables, sharedGames } from './index.ts';
import type { TableBeacon } from './chains.ts';
import { createTeller } from './tell-table.ts';

/** A phase ends this late at most. */
const tickMs = 100;
/**
 * A process that does not lead looks so often if it may: a leader that died is missed for less than two seconds. Tables
 * that rest are looked at as often.
 */
const waitMs = 500;
/** Two beats may be lost before a silence counts. */
const beatMs = 250;

/** The clock of all tables: one process brings them on and tells their news. It keeps a connection of the pool. */
export function tableWorker(deps: StudioDeps, beacon: TableBeacon, pool: Pool): Worker {
  return {
    name: 'studio.tables',
    start() {
      const tables = createTables(deps, beacon);
      const teller = createTeller(deps);
      let isAwake = true;
      const clock = createLeaderClock(pool, 'tables', async () => {
        isAwake = await tables.run();
        for (const { code } of sharedGames(deps)) await teller.tell(code);
      });
      return repeat(deps, 'tables do not go on', {
        step: async () => ((await clock.step()) && isAwake ? tickMs : waitMs),
        end: () => clock.stop(),
      });
    },
  };
}

/** Processes that take moves say so; a gap breaks the rounds that run. */
export function tableBeats(deps: StudioDeps, beacon: TableBeacon): Worker {
  return {
    name: 'studio.table-beats',
    role: 'studio',
    start() {
      const tables = createTables(deps, beacon);
      return repeat(deps, 'a table was not told that moves are taken', {
        step: async () => {
          await tables.beat();
          return beatMs;
        },
      });
    },
  };
}

interface Loop {
  /** Does what is due; answers how many milliseconds to wait. */
  readonly step: () => Promise<number>;
  readonly end?: () => void;
}

/** Repeats a step until it is stopped; a failure is logged and waited for. */
function repeat(deps: StudioDeps, fault: string, { step, end }: Loop): () => Promise<void> {
  const ending = new AbortController();
  const { signal } = ending;
  const running = (async () => {
    while (!signal.aborted) {
      const rest = await step().catch((error: unknown) => {
        if (!signal.aborted) deps.log.warn({ err: error }, fault);
        return waitMs;
      });
      await sleep(rest, undefined, { signal }).catch(() => undefined);
    }
    end?.();
  })();
  return async () => {
    ending.abort();
    await running;
  };
}
