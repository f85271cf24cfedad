import type { LotteryDeps } from '../lottery.deps.ts';
import { finish } from './advance-chases.ts';
import { chasesWonIn, stepsOf } from './chase.repository.ts';

const pageSize = 500;

/**
 * Ends the chases that were to end with a win and have one since a result was corrected, whatever they
 * bought after it: their tickets stay, what still waits goes back at once.
 */
export async function stopWonChases(deps: LotteryDeps, issueId: bigint): Promise<void> {
  const { read } = deps.database;
  for (;;) {
    // Those of the last page are active no more.
    const chases = await chasesWonIn(read, issueId, pageSize);
    if (chases.length === 0) return;
    const ids = chases.map((chase) => chase.id);
    const waiting = (await stepsOf(read, ids)).filter(({ state }) => state === 'WAITING');
    for (const chase of chases) {
      const own = waiting.filter(({ chase_id: of }) => of === chase.id);
      await finish(deps, chase, own, 'win');
    }
  }
}
