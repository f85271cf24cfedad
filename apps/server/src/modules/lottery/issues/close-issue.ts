import { closeSale, writeRoot } from './steps.repository.ts';
import type { LotteryDeps } from '../lottery.deps.ts';
import { plantTree } from './ticket-tree.ts';

/**
 * Ends the sale of an issue for good and fixes the root of its tickets, before the beacon that it is
 * drawn with comes out. False where another process did.
 */
export function closeIssue({ database, clock }: LotteryDeps, id: bigint): Promise<boolean> {
  return database.transaction(async (tx) => {
    if (!(await closeSale(tx, id, clock.now()))) return false;
    const { root, size } = await plantTree(tx, id);
    await writeRoot(tx, id, root, size);
    return true;
  });
}
