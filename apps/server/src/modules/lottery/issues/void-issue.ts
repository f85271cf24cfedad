import { serverSeedOf } from '@arara/fairness';
import type { Tx } from '@arara/postgres';
import { issueById, promiseOf } from '../issue.repository.ts';
import type { IssueRow } from '../issue.repository.ts';
import { lockIssue, writeVoid } from './steps.repository.ts';
import type { LotteryDeps } from '../lottery.deps.ts';

/**
 * Calls a closed issue void whose beacon, or whose result by two people, has not come by the promised
 * instant. A seed is published all the same; the stakes go back by `giveBack`. False where it was drawn
 * meanwhile, or its beacon is there: nobody is rid of a result by being late. Throws where no server of the
 * promised chain tells whether it is: another chain has no word about it.
 */
export async function voidIssue(deps: LotteryDeps, id: bigint): Promise<boolean> {
  const { database, clock, beacon } = deps;
  const promised = await issueById(database.read, id);
  if (promised === null) return false;
  if (promised.draw_source === 'own') {
    const { chain, beaconRound } = promiseOf(promised);
    const signed = await beacon.round(chain, beaconRound);
    if (signed !== null) return false;
  }
  return database.transaction(async (tx) => {
    const issue = await lockIssue(tx, id, ['CLOSED']);
    if (issue === null || issue.void_at > clock.now()) return false;
    await annul(deps, tx, issue);
    return true;
  });
}

/** Writes that an issue is void, and tells its seed. */
export async function annul(
  { clock, secretBox }: Pick<LotteryDeps, 'clock' | 'secretBox'>,
  tx: Tx,
  { id, seed_sealed: sealed }: Pick<IssueRow, 'id' | 'seed_sealed'>,
): Promise<void> {
  const seed = sealed === null ? null : serverSeedOf(secretBox.open(sealed));
  await writeVoid(tx, id, seed, clock.now());
}
