import { timeOf } from '@arara/lottery';
import type { Tx } from '@arara/postgres';
import { promiseOf, readChain } from '../issue.repository.ts';
import type { IssueRow } from '../issue.repository.ts';
import { fixCount } from './sealed-count.ts';
import { lockToClose } from './steps.repository.ts';
import type { LotteryDeps } from '../lottery.deps.ts';
import { annul } from './void-issue.ts';

/**
 * Ends the sale of an issue for good and fixes the root of its tickets, before the beacon that it is
 * drawn with comes out. An issue of our own that is too late for that is void: whoever knows the beacon
 * could try one root after the other. False where somebody else is at it, or a ticket is being sold.
 */
export function closeIssue(deps: LotteryDeps, id: bigint): Promise<boolean> {
  return deps.database.transaction(async (tx) => {
    const issue = await lockToClose(tx, id);
    if (issue === null) return false;
    const closedAt = await fixCount(deps, tx, issue);
    if (issue.draw_source === 'own' && closedAt > (await beaconTimeOf(tx, issue))) {
      deps.log.error({ issue: String(id) }, 'an issue was closed after its beacon and is void');
      await annul(deps, tx, issue);
    }
    return true;
  });
}

async function beaconTimeOf(tx: Tx, issue: IssueRow): Promise<Date> {
  const { chain, beaconRound } = promiseOf(issue);
  return timeOf(await readChain(tx, chain), beaconRound);
}
