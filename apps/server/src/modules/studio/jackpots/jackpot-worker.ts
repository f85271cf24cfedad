import { setTimeout as sleep } from 'node:timers/promises';
import type { Worker } from '../../../platform/module.ts';
import type { StudioDeps } from '../studio.deps.ts';
import { feedPools } from './feed.ts';

/** As often as the facts of play follow the ledger. */
const periodMs = 1_500;

/** Feeds the pools again and again. Several processes may do it: each level is one's at a time. */
export function jackpotWorker(deps: StudioDeps): Worker {
  return {
    name: 'studio.jackpots',
    start() {
      const ending = new AbortController();
      const { signal } = ending;
      const running = (async () => {
        while (!signal.aborted) {
          await feedPools(deps).catch((error: unknown) => {
            if (!signal.aborted) deps.log.warn({ err: error }, 'jackpots are not fed');
          });
          await sleep(periodMs, undefined, { signal }).catch(() => undefined);
        }
      })();
      return async () => {
        ending.abort();
        await running;
      };
    },
  };
}
