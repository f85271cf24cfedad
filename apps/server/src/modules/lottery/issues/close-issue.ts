import { createMerkleTree } from '@arara/lottery';
import { closeSale, writeRoot } from './steps.repository.ts';
import type { LotteryDeps } from '../lottery.deps.ts';
import { readLeaves } from '../ticket.repository.ts';

/**
 * Ends the sale of an issue for good and fixes the root of its tickets, before the beacon that it is
 * drawn with comes out. False where another process did.
 */
export function closeIssue({ database, clock }: LotteryDeps, id: bigint): Promise<boolean> {
  return database.transaction(async (tx) => {
    if (!(await closeSale(tx, id, clock.now()))) return false;
    const tree = createMerkleTree(await readLeaves(tx, id));
    await writeRoot(tx, id, tree.root, tree.size);
    return true;
  });
}
