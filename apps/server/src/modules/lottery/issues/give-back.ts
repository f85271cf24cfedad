import { hash } from 'node:crypto';
import { isDecided } from '../decided/sealed-entry.ts';
import type { LotteryDeps } from '../lottery.deps.ts';
import { ticketsToRefund, writeRefunded } from '../ticket.repository.ts';
import type { RefundTicket } from '../ticket.repository.ts';
import { throughTickets } from './through-tickets.ts';

/** Chunks under way at once: while one is written others are read and paid. */
const atOnce = 3;
const chunk = 700;

type Deps = LotteryDeps & {
  /** Aborted where the process is to end: no chunk is begun any more. */
  readonly ending?: AbortSignal;
};

/**
 * Gives back the stakes of cancelled and void tickets, and of those that two people decided so about. The refunds
 * that a process left behind when it died are found by the next one; a refund has the name of its ticket, so that
 * it is paid once. One that fails stays for the next time and keeps no other waiting.
 */
export async function giveBack(deps: Deps): Promise<void> {
  const { database } = deps;
  await throughTickets({
    next: (after) => ticketsToRefund(database.read, after, chunk),
    work: (tickets) => refundChunk(deps, tickets),
    atOnce,
    ending: deps.ending,
  });
}

async function refundChunk(deps: LotteryDeps, tickets: readonly RefundTicket[]): Promise<number> {
  const { database, clock } = deps;
  const paid = await Promise.all(tickets.map((ticket) => tryRefund(deps, ticket)));
  const ids = tickets.filter((_, at) => paid[at] === true).map(({ id }) => id);
  await writeRefunded(database.read, ids, clock.now());
  return ids.length;
}

async function tryRefund(deps: LotteryDeps, ticket: RefundTicket): Promise<boolean> {
  try {
    if (ticket.by_two && !(await isDecided(deps, ticket.id, 0, 'return'))) {
      throw new Error('nobody told this program to give it back');
    }
    await refundTicket(deps, ticket);
    return true;
  } catch (error) {
    deps.failing.tell(ticket.ref, error, 'a stake could not go back yet');
    return false;
  }
}

/** Gives one stake back. */
export async function refundTicket(
  { house }: LotteryDeps,
  ticket: Omit<RefundTicket, 'by_two'>,
): Promise<void> {
  const txId = `${ticket.ref}:back`;
  const paid = await house.refund({
    playerId: ticket.player_id,
    merchant: ticket.merchant_id,
    roundName: ticket.ref,
    betTxId: `${ticket.ref}:bet`,
    txId,
    hash: hash('sha256', txId, 'buffer'),
  });
  if (paid === 'busy') throw new Error('the wallet has no room for refunds now');
}
