import { isDecided } from '../decided/sealed-entry.ts';
import { stopWonChases } from '../chase/stop-won-chases.ts';
import type { Games } from '../games.ts';
import { issueById } from '../issue.repository.ts';
import type { IssueRow } from '../issue.repository.ts';
import { lotteryCurrency } from '../lottery.names.ts';
import type { LotteryDeps } from '../lottery.deps.ts';
import { decimal } from '../lottery.present.ts';
import {
  lockUncorrected,
  paidTickets,
  playersTakenFrom,
  writeCorrected,
  writeCorrectionDone,
  writeStates,
} from '../results/correction.repository.ts';
import type { PaidTicket } from '../results/correction.repository.ts';
import { stateOf } from '../ticket.repository.ts';
import { isProven, wasProven } from './result-proofs.ts';
import { drawnOf } from './settle-issue.ts';
import { lockIssue } from './steps.repository.ts';
import { throughTickets } from './through-tickets.ts';
import { winningsOf } from './winnings.ts';
import type { DrawnTo } from './winnings.ts';

const chunk = 500;
/** Tickets of one transaction: stakes wait for its end, so it is short. */
const together = 50;

type Deps = LotteryDeps & {
  readonly games: Games;
  /** Aborted where the process is to end: no chunk is begun any more. */
  readonly ending?: AbortSignal;
};

/**
 * Gives every ticket of an issue what its corrected result gives it, where that is borne out; any other is
 * held. A win ends the chase that was to end with one. The money of a ticket and the
 * note about it are written together: wherever this was broken off, it goes on, and nothing moves
 * twice. False where another process is at it, or is to go on, or where a ticket failed: that one stays for
 * the next time and keeps no other waiting.
 */
export async function correctIssue(deps: Deps, id: bigint): Promise<boolean> {
  const { database, clock, house } = deps;
  const corrected = await issueById(database.read, id);
  if (corrected?.state !== 'CORRECTED' || !(await isProven(deps, corrected))) return false;
  return database.transaction(async (tx) => {
    // Held to the end, so that one process works; the payments do not depend on it.
    const issue = await lockIssue(tx, id, ['CORRECTED']);
    if (issue === null || !wasProven(deps, issue)) return false;
    const drawn = await drawnOf(deps, issue);
    const isWhole = await throughTickets({
      next: (after) => paidTickets(database.read, id, after, chunk),
      work: (tickets) => correctChunk(deps, issue, drawn, tickets),
      atOnce: 1,
      ending: deps.ending,
    });
    if (!isWhole) return false;
    await stopWonChases(deps, id);
    for (const playerId of await playersTakenFrom(database.read, id, issue.result_version)) {
      await house.prizeReturned(playerId);
    }
    await writeCorrectionDone(tx, id, issue.result_version, clock.now());
    return true;
  });
}

/** The prize that the corrected result gives a ticket, beside what it has. */
export interface Change {
  readonly ticket: PaidTicket;
  readonly before: bigint;
  readonly after: bigint;
  readonly prize: bigint;
  readonly won: boolean;
}

/** How many tickets of a chunk have what they should: the others failed, each on its own. */
async function correctChunk(
  deps: Deps,
  issue: IssueRow,
  drawn: DrawnTo,
  tickets: readonly PaidTicket[],
): Promise<number> {
  let failed = 0;
  const changes: Change[] = [];
  const renamed: Parameters<typeof writeStates>[1][number][] = [];
  for (const ticket of tickets) {
    try {
      const change = await changeOf(deps, ticket, drawn);
      if (change.before !== change.after) changes.push(change);
      else if (stateOf(change) !== ticket.state) renamed.push({ ...change, id: ticket.id });
    } catch (error) {
      // Two people leave it what it has.
      if (await isDecided(deps, ticket.id, issue.result_version, 'keep')) continue;
      failed += 1;
      tellFailed(deps, ticket, error);
    }
  }
  if (renamed.length > 0) await writeStates(deps.database.read, renamed);
  for (let at = 0; at < changes.length; at += together) {
    failed += await failedOf(deps, issue, changes.slice(at, at + together));
  }
  return tickets.length - failed;
}

/** The prize that a result gives a ticket that was paid by another one; throws for one that is not as it was counted. */
export async function changeOf(
  { games, rules }: Pick<LotteryDeps, 'games' | 'rules'>,
  ticket: PaidTicket,
  drawn: DrawnTo,
): Promise<Change> {
  const table = await games.tableOf(ticket.prize_table, ticket.table_version);
  const { prize, rebate, won } = winningsOf(ticket, drawn, rules.plays, table);
  return { ticket, before: ticket.prize + ticket.rebate, after: prize + rebate, prize, won };
}

/** Corrects tickets together or, where that fails, each on its own; how many could not be. */
async function failedOf(deps: Deps, issue: IssueRow, changes: readonly Change[]): Promise<number> {
  try {
    await correct(deps, issue, changes);
    return 0;
  } catch (error) {
    const [first] = changes;
    if (first !== undefined && changes.length === 1) {
      tellFailed(deps, first.ticket, error);
      return 1;
    }
    let failed = 0;
    for (const change of changes) failed += await failedOf(deps, issue, [change]);
    return failed;
  }
}

function tellFailed({ failing }: Deps, ticket: PaidTicket, error: unknown): void {
  failing.tell(ticket.ref, error, 'a ticket could not be corrected yet');
}

/** The money of tickets, the notes about them and what their members are told: all or nothing. */
async function correct(
  { database, clock, house, members }: Deps,
  { id: issueId, result_version: version }: IssueRow,
  changes: readonly Change[],
): Promise<void> {
  const bound = await house.heldAbove();
  const post = await house.corrections(
    changes.map(({ ticket, before, after }) => ({
      playerId: ticket.player_id,
      roundName: ticket.ref,
      txId: `${ticket.ref}:win:${version}`,
      from: before,
      to: after,
      kept: ticket.kept,
      paidAt: ticket.settled_at,
    })),
  );
  await database.transaction(async (tx) => {
    await lockUncorrected(
      tx,
      changes.map(({ ticket }) => ticket.id),
      version,
    );
    // Before the money moves: from then on everybody who stakes waits for the commit.
    for (const { ticket, before, after } of changes) {
      // A prize that waits for two people is not in the balance yet.
      const template = after > bound && after > before ? 'ticket.held' : 'ticket.corrected';
      const notice = { template, amount: decimal(after), currency: lotteryCurrency } as const;
      await members.tellOfMoney(tx, ticket.player_id, notice);
    }
    const lost = await post(tx);
    const corrected = changes.map(({ ticket, before, after, prize, won }, at) => {
      return { id: ticket.id, before, after, prize, won, lost: lost[at] ?? 0n };
    });
    await writeCorrected(tx, { issueId, version }, corrected, clock.now());
  });
}
