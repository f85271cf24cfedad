import {
  addBuild,
  compareBuilds,
  countPlay,
  dropBuilds,
  waitForLive,
  lockBuild,
  makeLive,
} from '../projection.repository.ts';
import { transfersPerStep } from '../projector.ts';
import type { ReportsDeps } from '../reports.deps.ts';

export interface Rebuilt {
  /** Rows of the new facts. */
  readonly rows: number;
  /** Rows that the old facts had otherwise, or not, or too much. */
  readonly differ: number;
}

/**
 * Counts the whole ledger again beside the live facts and puts the new ones in their place. Readers see
 * the old ones until then. A rebuild that is killed leaves the live facts alone; the next one begins anew.
 */
export async function rebuild(
  deps: Pick<ReportsDeps, 'database' | 'zones'>,
  transfersMax = transfersPerStep,
): Promise<Rebuilt> {
  const { database } = deps;
  const zones = await deps.zones();
  const build = await database.transaction(addBuild);
  const step = async () =>
    database.transaction(async (tx) => {
      if (!(await lockBuild(tx, build)))
        throw new Error('Another rebuild has begun: this one ends.');
      return countPlay(tx, build, { transfersMax, zones });
    });
  while ((await step()) > 0);
  const result = await database.transaction(async (tx) => {
    const live = await waitForLive(tx);
    if (!(await lockBuild(tx, build))) throw new Error('Another rebuild has begun: this one ends.');
    // Both up to the same transfer, so that they can be compared.
    while ((await countPlay(tx, live, { transfersMax, zones })) > 0);
    while ((await countPlay(tx, build, { transfersMax, zones, upTo: live })) > 0);
    const compared = await compareBuilds(tx, live, build);
    await makeLive(tx, build);
    return compared;
  });
  await database.transaction(dropBuilds);
  return result;
}
