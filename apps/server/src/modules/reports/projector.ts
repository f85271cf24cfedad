import { setTimeout as sleep } from 'node:timers/promises';
import type { Worker } from '../../platform/module.ts';
import { countPlay, lockLive, setTitleType, untypedTitles } from './projection.repository.ts';
import type { ReportsDeps } from './reports.deps.ts';

/**
 * From look to look, so that the facts are at most two seconds behind the ledger. A longer way from one to
 * the next costs less: what a player does between two of them is one change of a row.
 */
const periodMs = 1_250;
/** Between two looks, however long a step takes: the ledger has its turn. */
const pauseMinMs = 100;
/** The number of transfers that one transaction counts: it takes a part of a second. */
export const transfersPerStep = 50_000;
const titlesPerStep = 100;

export interface Projector {
  /**
   * Counts what the ledger has committed and no build has counted, in one transaction. Answers how many
   * transfers it went through; 0 also where another process counts at this moment.
   */
  step(transfersMax?: number): Promise<number>;
  /** Counts until nothing is left. */
  follow(): Promise<void>;
  readonly worker: Worker;
}

/** Follows the ledger into the daily facts; of all processes one counts at a time. */
export function createProjector(deps: ReportsDeps): Projector {
  const { database, log, zones } = deps;
  const asked = new Set<number>();

  async function step(transfersMax = transfersPerStep): Promise<number> {
    // Before the transaction, which has one connection.
    const all = await zones();
    return database.transaction(async (tx) => {
      const build = await lockLive(tx);
      return build === null ? 0 : countPlay(tx, build, { transfersMax, zones: all });
    });
  }

  async function follow(signal?: AbortSignal): Promise<void> {
    let counted = false;
    for (;;) {
      if (signal?.aborted === true || (await step()) === 0) break;
      counted = true;
    }
    if (counted) await nameTypes(deps, asked);
  }

  async function run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const began = performance.now();
      try {
        await follow(signal);
      } catch (error) {
        log.warn({ err: error }, 'play could not be counted');
      }
      const pauseMs = Math.max(pauseMinMs, began + periodMs - performance.now());
      await sleep(pauseMs, undefined, { signal }).catch(() => undefined);
    }
  }

  return {
    step,
    follow: () => follow(),
    worker: {
      name: 'reports.projector',
      start() {
        const ending = new AbortController();
        const running = run(ending.signal);
        return async () => {
          ending.abort();
          await running;
        };
      },
    },
  };
}

/** A title keeps the type that the catalogue gives it when it is first counted; each is asked for once. */
async function nameTypes({ database, gameTypeOf }: ReportsDeps, asked: Set<number>) {
  const titles = await untypedTitles(database.read, [...asked], titlesPerStep);
  for (const { id, merchant, vendor, gameCode } of titles) {
    asked.add(id);
    const type = merchant === null ? null : await gameTypeOf(merchant, vendor, gameCode);
    if (type !== null) await setTitleType(database.read, id, type);
  }
}
