import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Worker } from '../../../platform/module.ts';
import { createLeaderClock } from '../leader-clock.ts';
import type { StudioDeps } from '../studio.deps.ts';
import { feedPools } from './feed.ts';

/** As often as the facts of play follow the ledger. */
const periodMs = 1_500;

/** Feeds the pools again and again; one process does it. It keeps a connection of the pool. */
export function jackpotWorker(deps: StudioDeps, pool: Pool): Worker {
  return {
    name: 'studio.jackpots',
    start() {
      const ending = new AbortController();
      const { signal } = ending;
      const clock = createLeaderClock(pool, 'jackpots', () => feedPools(deps));
      const running = (async () => {
        while (!signal.aborted) {
          await clock.step().catch((error: unknown) => {
            if (!signal.aborted) deps.log.warn({ err: error }, 'jackpots are not fed');
            // Another process may be able to.
            clock.stop();
          });
          await sleep(periodMs, undefined, { signal }).catch(() => undefined);
        }
        clock.stop();
      })();
      return async () => {
        ending.abort();
        await running;
      };
    },
  };
}
