import type { ValueOf, issueProofCall } from '@arara/contract';
import { createMerkleTree, timeOf } from '@arara/lottery';
import type { EnteredProof, IssueProof } from '@arara/lottery';
import { AppError } from '../../../platform/errors.ts';
import { databaseNow, findIssue, promiseOf, readChain, saidPromise } from '../issue.repository.ts';
import type { IssueRow, IssueState } from '../issue.repository.ts';
import type { LotteryDeps } from '../lottery.deps.ts';
import { correctionsOf } from '../results/correction.repository.ts';
import { peopleMin } from '../results/conclude.ts';
import { standingEntries } from '../results/entry.repository.ts';
import { standingVoids } from '../results/void-entry.repository.ts';
import { ticketText } from '../sale/ticket-text.ts';
import { findTicket } from '../ticket.repository.ts';
import { returnedTickets } from '../decided/ticket-entry.repository.ts';
import { absenceOf } from './prune-issues.ts';
import { placeInTree } from './ticket-tree.ts';
import { readLeaves } from './tree.repository.ts';

/** With more tickets than this their leaves are not sent along; a ticket's own path always is. */
const leavesMax = 5_000;

/**
 * The public facts of an issue: before its draw the promise, after it the whole proof; and where
 * it stands.
 */
export async function issueProof(
  deps: LotteryDeps,
  gameCode: string,
  numero: string,
): Promise<ValueOf<typeof issueProofCall>> {
  const { read } = deps.database;
  const issue = await findIssue(read, gameCode, numero);
  if (issue === null) throw await absenceOf(deps, gameCode, numero);
  const standing = {
    state: await stateNow(deps, issue),
    openAt: issue.open_at.getTime(),
    drawAt: issue.draw_at.getTime(),
    ...(await leavesOf(deps, issue)),
    ...(await returnedOf(deps, issue)),
  };
  const isVoid = issue.state === 'VOID';
  if (issue.draw_source === 'external') {
    const voidReason = isVoid ? { voidReason: await whyVoid(deps, issue) } : {};
    return { ...(await enteredProof(deps, issue)), ...standing, ...voidReason };
  }
  const beaconRound = Number(issue.beacon_round);
  const proof = await ownProof(deps, issue);
  const voidReason = isVoid ? { voidReason: voidReasonOf(proof, beaconRound) } : {};
  return { ...proof, ...standing, ...voidReason, beaconRound };
}

/** Two people said so, or nobody told the result in time. */
async function whyVoid({ database }: LotteryDeps, { id }: IssueRow): Promise<'people' | 'result'> {
  return (await standingVoids(database.read, id)).length >= peopleMin ? 'people' : 'result';
}

/** The published proof tells why: anybody can compare the two times. */
function voidReasonOf({ chain, closedAt }: IssueProof, beaconRound: number): 'late' | 'beacon' {
  const due = timeOf(chain, beaconRound);
  return closedAt !== undefined && new Date(closedAt) > due ? 'late' : 'beacon';
}

/** The proof of an issue with the place of a member's own ticket in it. */
export async function ticketProof(
  deps: LotteryDeps,
  playerId: bigint,
  ref: string,
): Promise<IssueProof | EnteredProof> {
  const { read } = deps.database;
  const ticket = await findTicket(read, playerId, ref);
  if (ticket === null) throw new AppError('lottery.ticket.not.found');
  const issue = await findIssue(read, ticket.game_code, ticket.numero);
  if (issue === null) throw new AppError('lottery.issue.not.found');
  const isOwn = issue.draw_source === 'own';
  const proof = await (isOwn ? ownProof(deps, issue) : enteredProof(deps, issue));
  if (issue.tickets_root === null) throw new AppError('lottery.issue.open');
  const place = await placeInTree(read, issue.id, ticket.id);
  const table = await deps.games.tableOf(ticket.prize_table, ticket.table_version);
  const text = ticketText(ticket, { ...issue, promise: saidPromise(issue) }, table);
  return { ...proof, ticket: { text, prizes: table, ...place } };
}

/** A sale begins by the clock; that it has begun is written down a moment later. */
async function stateNow({ database }: LotteryDeps, issue: IssueRow): Promise<IssueState> {
  if (issue.state !== 'SCHEDULED') return issue.state;
  return issue.open_at <= (await databaseNow(database.read)) ? 'ON_SALE' : 'SCHEDULED';
}

async function leavesOf({ database }: LotteryDeps, issue: IssueRow) {
  if (issue.tickets_root === null || (issue.tickets ?? 0) > leavesMax) return {};
  const leaves = await readLeaves(database.read, issue.id, 0n, leavesMax);
  return { leaves: leaves.map(({ leaf }) => leaf.toString('hex')) };
}

/** The exceptions that two people made: everybody may see them, and whose leaves they are. */
async function returnedOf({ database }: LotteryDeps, issue: IssueRow) {
  if (issue.state === 'VOID' || issue.result === null) return {};
  const found = await returnedTickets(database.read, issue.id);
  if (found.length === 0) return {};
  return {
    returned: found.map(({ leaf, decided_at: at }) => ({
      leaf: leaf.toString('hex'),
      decidedAt: at.toISOString(),
    })),
  };
}

async function countedIssue({ games }: LotteryDeps, issue: IssueRow) {
  const game = await games.byCode(issue.game_code);
  if (game === null) throw new Error(`lottery ${issue.game_code} is gone`);
  return {
    game: issue.game_code,
    model: game.model.code,
    numero: issue.numero,
    closeAt: issue.close_at.toISOString(),
    voidAt: issue.void_at.toISOString(),
    ticketsRoot: issue.tickets_root ?? createMerkleTree([]).root,
    tickets: issue.tickets ?? 0,
    draw: issue.result ?? '',
  };
}

/** The proof of a draw of our own, as far as it has come. */
export async function ownProof(deps: LotteryDeps, issue: IssueRow): Promise<IssueProof> {
  const { beacon_randomness: randomness, beacon_signature: signature } = issue;
  const { seedHash, chain, marginMs, beaconRound: round } = promiseOf(issue);
  const isDrawn = randomness !== null && signature !== null;
  return {
    ...(await countedIssue(deps, issue)),
    serverSeedHash: seedHash,
    serverSeed: issue.server_seed,
    beaconMarginMs: marginMs,
    chain: await readChain(deps.database.read, chain),
    ...(issue.closed_at === null ? {} : { closedAt: issue.closed_at.toISOString() }),
    beacon: isDrawn ? { round, randomness, signature } : null,
  };
}

/** The name of the person who entered a result is nobody's business outside; where it was read is everybody's. */
async function enteredProof(deps: LotteryDeps, issue: IssueRow): Promise<EnteredProof> {
  const { read } = deps.database;
  const said =
    issue.result === null ? [] : await standingEntries(read, issue.id, issue.result_version);
  return {
    ...(await countedIssue(deps, issue)),
    sources: said.map(({ source, entered_at: at }) => ({ source, enteredAt: at.toISOString() })),
    corrections: (await correctionsOf(read, issue.id)).map((one) => ({
      before: one.result_before,
      correctedAt: one.decided_at.toISOString(),
      reason: one.reason,
    })),
  };
}
