import type { Draw } from '@arara/lottery';
import type { Games } from '../games.ts';
import type { IssueRow } from '../issue.repository.ts';
import { lotteryCurrency } from '../lottery.deps.ts';
import type { LotteryDeps } from '../lottery.deps.ts';
import { decimal } from '../lottery.present.ts';
import {
  lockUncorrected,
  paidTickets,
  playersTakenFrom,
  writeCorrected,
  writeCorrectionDone,
} from '../results/correction.repository.ts';
import type { PaidTicket } from '../results/correction.repository.ts';
import { drawOf } from './settle-issue.ts';
import { lockIssue } from './steps.repository.ts';
import { throughTickets } from './through-tickets.ts';
import { winningsOf } from './winnings.ts';

const chunk = 500;

type Deps = LotteryDeps & {
  readonly games: Games;
  /** Aborted where the process is to end: no chunk is begun any more. */
  readonly ending?: AbortSignal;
};

/**
 * Gives every ticket of an issue what its corrected result gives it. The money of a ticket and the
 * note about it are written together: wherever this was broken off, it goes on, and nothing moves
 * twice. False where another process is at it, or is to go on, or where a ticket failed: that one stays for
 * the next time and keeps no other waiting.
 */
export async function correctIssue(deps: Deps, id: bigint): Promise<boolean> {
  const { database, clock, house } = deps;
  return database.transaction(async (tx) => {
    // Held to the end, so that one process works; the payments do not depend on it.
    const issue = await lockIssue(tx, id, ['CORRECTED']);
    if (issue === null) return false;
    const draw = await drawOf(deps, issue);
    const isWhole = await throughTickets({
      next: (after) => paidTickets(database.read, id, after, chunk),
      work: (tickets) => correctChunk(deps, issue, draw, tickets),
      atOnce: 1,
      ending: deps.ending,
    });
    if (!isWhole) return false;
    for (const playerId of await playersTakenFrom(database.read, id, issue.result_version)) {
      await house.prizeReturned(playerId);
    }
    await writeCorrectionDone(tx, id, issue.result_version, clock.now());
    return true;
  });
}

/** One after another: each has a transaction of its own. */
async function correctChunk(
  deps: Deps,
  issue: IssueRow,
  draw: Draw,
  tickets: readonly PaidTicket[],
): Promise<number> {
  let corrected = 0;
  for (const ticket of tickets) {
    if (await tryCorrect(deps, issue, ticket, draw)) corrected += 1;
  }
  return corrected;
}

async function tryCorrect(
  deps: Deps,
  issue: IssueRow,
  ticket: PaidTicket,
  draw: Draw,
): Promise<boolean> {
  try {
    await correctTicket(deps, issue, ticket, draw);
    return true;
  } catch (error) {
    deps.log.error({ err: error, ticket: ticket.ref }, 'a ticket could not be corrected yet');
    return false;
  }
}

async function correctTicket(
  { database, clock, games, rules, house, members }: Deps,
  { id: issueId, result_version: version }: IssueRow,
  ticket: PaidTicket,
  draw: Draw,
): Promise<void> {
  const table = await games.tableOf(ticket.prize_table, ticket.table_version);
  const { prize, rebate } = winningsOf(ticket, draw, rules.plays, table);
  const [before, after] = [ticket.prize + ticket.rebate, prize + rebate];
  if (before === after) return;
  const post = await house.correction({
    playerId: ticket.player_id,
    roundName: ticket.ref,
    txId: `${ticket.ref}:win:${version}`,
    from: before,
    to: after,
    paidAt: ticket.settled_at,
  });
  await database.transaction(async (tx) => {
    if (!(await lockUncorrected(tx, ticket.id, version))) return;
    const lost = await post(tx);
    const change = { id: ticket.id, issueId, version, before, after, prize, lost };
    await writeCorrected(tx, change, clock.now());
    const notice = { amount: decimal(after), currency: lotteryCurrency };
    await members.tellOfMoney(tx, ticket.player_id, { template: 'ticket.corrected', ...notice });
  });
}
