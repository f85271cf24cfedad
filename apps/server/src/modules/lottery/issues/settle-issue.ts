import { hash } from 'node:crypto';
import { parseDraw } from '@arara/lottery';
import type { Games } from '../games.ts';
import { isProven, wasProven } from './result-proofs.ts';
import { lockIssue, writeSettled, writeSettling } from './steps.repository.ts';
import { issueById, saidPromise } from '../issue.repository.ts';
import type { IssueRow } from '../issue.repository.ts';
import { lotteryCurrency } from '../lottery.names.ts';
import type { LotteryDeps } from '../lottery.deps.ts';
import { decimal } from '../lottery.present.ts';
import { settleTickets, waitingTickets } from '../ticket.repository.ts';
import type { SettledTicket, WaitingTicket } from '../ticket.repository.ts';
import { throughTickets } from './through-tickets.ts';
import { winningsOf } from './winnings.ts';
import type { DrawnTo } from './winnings.ts';

/** Chunks under way at once: while one is written others are read and paid. */
const atOnce = 3;
/** Tickets of one chunk; where all of them win, their prizes still leave the lane room for stakes. */
const chunk = 700;

/** From so many tickets on a plan that was made before their sale reads too much. */
const manyTickets = 20_000;

type Deps = LotteryDeps & {
  readonly games: Games;
  /** Aborted where the process is to end: no chunk is begun any more. */
  readonly ending?: AbortSignal;
};

/**
 * Pays a drawn issue whose result is borne out; any other is held. A process that dies or ends leaves
 * tickets that wait, and the next one goes on with them: a prize has the name of its ticket, so that it
 * is paid once however often it is tried.
 * False where another process is at it, or is to go on, or where a ticket failed: that one stays for the next
 * time and keeps no other waiting.
 */
export async function settleIssue(deps: Deps, id: bigint): Promise<boolean> {
  const { database, clock } = deps;
  const due = await issueById(database.read, id);
  if (due?.state !== 'DRAWN' && due?.state !== 'SETTLING') return false;
  if (!(await isProven(deps, due))) return false;
  await writeSettling(database.read, id);
  return database.transaction(async (tx) => {
    // Held to the end, so that one process works; the payments do not depend on it.
    const issue = await lockIssue(tx, id, ['SETTLING']);
    if (issue === null || !wasProven(deps, issue)) return false;
    const drawn = await drawnOf(deps, issue);
    if ((issue.tickets ?? 0) >= manyTickets) await deps.house.expectMany();
    const isWhole = await throughTickets({
      next: (after) => waitingTickets(database.read, id, after, chunk),
      work: (tickets) => settleChunk(deps, drawn, tickets),
      atOnce,
      ending: deps.ending,
    });
    if (!isWhole) return false;
    await writeSettled(tx, id, clock.now());
    return true;
  });
}

/** The values that are the same for all tickets of an issue: its result, read, and its consequences for them. */
export async function drawnOf({ games }: Pick<Deps, 'games'>, issue: IssueRow): Promise<DrawnTo> {
  const game = await games.byCode(issue.game_code);
  const draw = game === null ? null : parseDraw(game.model, issue.result ?? '');
  if (draw === null) throw new Error(`issue ${issue.id} has no result that can be read`);
  const { game_code, numero } = issue;
  return { game_code, numero, promise: saidPromise(issue), draw };
}

/** How many tickets of a chunk are settled: the others failed, each on its own. */
async function settleChunk(
  deps: Deps,
  drawn: DrawnTo,
  tickets: readonly WaitingTicket[],
): Promise<number> {
  const { house } = deps;
  const bound = await house.heldAbove();
  const tried = await Promise.all(tickets.map((ticket) => trySettle(deps, drawn, ticket)));
  const settled = tried.filter((won) => won !== null);
  const lost = tickets.flatMap(({ player_id: playerId, ref: roundName }, at) => {
    const won = tried[at];
    return won != null && won.prize + won.rebate === 0n ? [{ playerId, roundName }] : [];
  });
  await house.closeLost(lost);
  const held = tickets.flatMap(({ player_id: playerId }, at) => {
    const won = tried[at];
    const amount = won == null ? 0n : won.prize + won.rebate;
    return amount > bound ? [{ playerId, amount }] : [];
  });
  await write(deps, settled, held);
  return settled.length;
}

/** A prize that waits for two people. */
interface TicketInReview {
  readonly playerId: bigint;
  readonly amount: bigint;
}

/** Writes what tickets came to; with it, whoever waits for a large prize is told so, once. */
async function write(
  { database, clock, members }: Deps,
  settled: readonly SettledTicket[],
  held: readonly TicketInReview[],
): Promise<void> {
  if (held.length === 0) return settleTickets(database.read, settled, clock.now());
  await database.transaction(async (tx) => {
    await settleTickets(tx, settled, clock.now());
    for (const { playerId, amount } of held) {
      const notice = { amount: decimal(amount), currency: lotteryCurrency };
      await members.tellOfMoney(tx, playerId, { template: 'ticket.held', ...notice });
    }
  });
}

/** Pays a ticket what it won, if anything; null where that failed. */
async function trySettle(
  deps: Deps,
  drawn: DrawnTo,
  ticket: WaitingTicket,
): Promise<SettledTicket | null> {
  try {
    const table = await deps.games.tableOf(ticket.prize_table, ticket.table_version);
    const won = winningsOf(ticket, drawn, deps.rules.plays, table);
    if (won.prize + won.rebate > 0n) await pay(deps, drawn, ticket, won);
    return won;
  } catch (error) {
    deps.failing.tell(ticket.ref, error, 'a ticket could not be settled yet');
    return null;
  }
}

async function pay(
  { house }: Deps,
  { game_code: gameCode }: DrawnTo,
  ticket: WaitingTicket,
  { prize, rebate }: SettledTicket,
): Promise<void> {
  const txId = `${ticket.ref}:win`;
  const paid = await house.prize({
    playerId: ticket.player_id,
    merchant: ticket.merchant_id,
    gameCode,
    roundName: ticket.ref,
    txId,
    amount: prize + rebate,
    hash: hash('sha256', `${txId} ${prize} ${rebate}`, 'buffer'),
  });
  if (paid === 'busy') throw new Error('the wallet has no room for prizes now');
}
