import { serverSeedOf } from '@arara/fairness';
import { timeOf, verifyIssue } from '@arara/lottery';
import type { IssueProof } from '@arara/lottery';
import { promiseOf } from '../issue.repository.ts';
import type { IssueRow } from '../issue.repository.ts';
import type { LotteryDeps } from '../lottery.deps.ts';
import { isAgreed } from '../results/entry.repository.ts';
import { heldReasons, proofReason } from './held-reasons.ts';
import { stopIssue, resumeIssue } from './stopped.repository.ts';
import { ownProof } from './proof.ts';
import { isSealedCount } from './sealed-count.ts';
import { treeOf } from './ticket-tree.ts';

/** A correction is another result, and so is what somebody writes after the proof. */
const resultOf = ({ result, result_version: version }: IssueRow) => `${version} ${result}`;

/** True if this process has proven the result that an issue has now. */
export const wasProven = ({ proven }: Pick<LotteryDeps, 'proven'>, issue: IssueRow): boolean =>
  proven.get(issue.id) === resultOf(issue);

/**
 * True if money may follow the result that an issue has now; where not, the issue is held, and that is
 * told once. The row is not believed: whoever can write one could else write a win.
 */
export async function isProven(deps: LotteryDeps, issue: IssueRow): Promise<boolean> {
  if (wasProven(deps, issue)) return true;
  const { read } = deps.database;
  const fault = await faultOfResult(deps, issue);
  if (fault === null) {
    deps.proven.set(issue.id, resultOf(issue));
    await resumeIssue(read, issue.id);
    return true;
  }
  if (await stopIssue(read, issue.id, fault)) {
    const what = { issue: String(issue.id), reason: fault };
    deps.log.error(what, 'an issue is held: nothing of it is paid or taken back');
  }
  return false;
}

/** Why the result of an issue is not borne out; null where it is. */
function faultOfResult(deps: LotteryDeps, issue: IssueRow): Promise<string | null> {
  return issue.draw_source === 'own' ? faultOfOwn(deps, issue) : faultOfEntered(deps, issue);
}

async function faultOfOwn(deps: LotteryDeps, issue: IssueRow): Promise<string | null> {
  const proof = await ownProof(deps, issue);
  if (proof.closedAt === undefined) return heldReasons.uncounted;
  if (proof.chain.hash !== issue.beacon_chain) return heldReasons.chain;
  if (!deps.beacon.hears(proof.chain.hash)) return heldReasons.unheard;
  const failed = verifyIssue(proof, deps.rules.models).steps.find(({ ok }) => !ok);
  if (failed !== undefined) return proofReason(failed.check);
  if (sealedSeed(deps, issue) !== proof.serverSeed) return heldReasons.seed;
  const fault = await faultOfBeacon(deps, issue, proof);
  return fault ?? faultOfTickets(deps, issue);
}

/** The seed as only this program can have sealed it, for its key is not in the database; null: it did not. */
function sealedSeed({ secretBox }: LotteryDeps, issue: IssueRow): string | null {
  try {
    return serverSeedOf(secretBox.open(promiseOf(issue).seedSealed));
  } catch {
    return null;
  }
}

/** The beacon is asked of those who tell it; throws where none answers, which proves nothing either way. */
async function faultOfBeacon(
  { beacon }: LotteryDeps,
  { drawn_at: drawnAt }: IssueRow,
  { chain, beacon: said }: IssueProof,
): Promise<string | null> {
  if (said === null || drawnAt === null || drawnAt < timeOf(chain, said.round)) {
    return heldReasons.beaconEarly;
  }
  const told = await beacon.round(chain.hash, said.round);
  if (told === null) return heldReasons.beaconGone;
  return told.signature === said.signature ? null : heldReasons.beaconOther;
}

async function faultOfEntered(deps: LotteryDeps, issue: IssueRow): Promise<string | null> {
  const { id, result, result_version: version } = issue;
  const agreed = result !== null && (await isAgreed(deps.database.read, id, version, result));
  return agreed ? faultOfTickets(deps, issue) : heldReasons.people;
}

/** Its tickets are those that were counted when the sale ended, and that count is the one that was sealed. */
async function faultOfTickets(deps: LotteryDeps, issue: IssueRow): Promise<string | null> {
  if (!isSealedCount(deps, issue)) return heldReasons.count;
  const { root, size } = await treeOf(deps.database.read, issue.id);
  return root === issue.tickets_root && size === issue.tickets ? null : heldReasons.tickets;
}
