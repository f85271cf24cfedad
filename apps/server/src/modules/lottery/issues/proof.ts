import type { ValueOf, issueProof as issueProofCall } from '@arara/contract';
import { createMerkleTree } from '@arara/lottery';
import type { IssueProof } from '@arara/lottery';
import { AppError } from '../../../platform/errors.ts';
import type { Games } from '../games.ts';
import { databaseNow, findIssue, readChain } from '../issue.repository.ts';
import type { IssueRow, IssueState } from '../issue.repository.ts';
import type { LotteryDeps } from '../lottery.deps.ts';
import { ticketText } from '../sale/ticket-text.ts';
import { findTicket } from '../ticket.repository.ts';
import { placeInTree } from './ticket-tree.ts';
import { readLeaves } from './tree.repository.ts';

/** With more tickets than this their leaves are not sent along; a ticket's own path always is. */
const leavesMax = 5_000;

type Deps = LotteryDeps & { readonly games: Games };

/**
 * What anybody may know of an issue: before its draw the promise, after it the whole proof; and where
 * it stands.
 */
export async function issueProof(
  deps: Deps,
  gameCode: string,
  numero: string,
): Promise<ValueOf<typeof issueProofCall>> {
  const { read } = deps.database;
  const issue = await findIssue(read, gameCode, numero);
  if (issue === null) throw new AppError('lottery.issue.not.found');
  const proof = {
    ...(await proofOf(deps, issue)),
    state: await stateNow(deps, issue),
    openAt: issue.open_at.getTime(),
    drawAt: issue.draw_at.getTime(),
    beaconRound: Number(issue.beacon_round),
  };
  if (issue.tickets_root === null || (issue.tickets ?? 0) > leavesMax) return proof;
  const leaves = await readLeaves(read, issue.id, 0n, leavesMax);
  return { ...proof, leaves: leaves.map(({ leaf }) => leaf.toString('hex')) };
}

/** The proof of an issue with the place of a member's own ticket in it. */
export async function ticketProof(deps: Deps, playerId: bigint, ref: string): Promise<IssueProof> {
  const { read } = deps.database;
  const ticket = await findTicket(read, playerId, ref);
  if (ticket === null) throw new AppError('lottery.ticket.not.found');
  const issue = await findIssue(read, ticket.game_code, ticket.numero);
  if (issue === null) throw new AppError('lottery.issue.not.found');
  const proof = await proofOf(deps, issue);
  if (issue.tickets_root === null) throw new AppError('lottery.issue.open');
  const place = await placeInTree(read, issue.id, ticket.id);
  return { ...proof, ticket: { text: ticketText(ticket), ...place } };
}

/** A sale begins by the clock; that it has begun is written down a moment later. */
async function stateNow({ database }: Deps, issue: IssueRow): Promise<IssueState> {
  if (issue.state !== 'SCHEDULED') return issue.state;
  return issue.open_at <= (await databaseNow(database.read)) ? 'ON_SALE' : 'SCHEDULED';
}

async function proofOf(deps: Deps, issue: IssueRow): Promise<IssueProof> {
  const game = await deps.games.byCode(issue.game_code);
  if (game === null) throw new Error(`lottery ${issue.game_code} is gone`);
  const { beacon_randomness: randomness, beacon_signature: signature } = issue;
  const round = Number(issue.beacon_round);
  const isDrawn = randomness !== null && signature !== null;
  return {
    game: issue.game_code,
    model: game.model.code,
    numero: issue.numero,
    serverSeedHash: issue.seed_hash,
    serverSeed: issue.server_seed,
    closeAt: issue.close_at.toISOString(),
    beaconMarginMs: issue.beacon_margin_ms,
    chain: await readChain(deps.database.read, issue.beacon_chain),
    beacon: isDrawn ? { round, randomness, signature } : null,
    ticketsRoot: issue.tickets_root ?? createMerkleTree([]).root,
    tickets: issue.tickets ?? 0,
    draw: issue.result ?? '',
  };
}
