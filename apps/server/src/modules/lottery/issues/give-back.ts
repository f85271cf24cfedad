import { hash } from 'node:crypto';
import type { LotteryDeps } from '../lottery.deps.ts';
import { ticketsToRefund, writeRefunded } from '../ticket.repository.ts';
import type { RefundTicket } from '../ticket.repository.ts';

const chunk = 500;

/**
 * Gives back the stakes of cancelled and void tickets. What a process that died left behind is found
 * by the next one; a refund has the name of its ticket, so that it is paid once.
 */
export async function giveBack(deps: LotteryDeps): Promise<void> {
  const { database, clock } = deps;
  for (;;) {
    const tickets = await ticketsToRefund(database.read, chunk);
    if (tickets.length === 0) return;
    await Promise.all(tickets.map((ticket) => refundTicket(deps, ticket)));
    const ids = tickets.map(({ id }) => id);
    await writeRefunded(database.read, ids, clock.now());
  }
}

/** Gives one stake back. */
export async function refundTicket({ house }: LotteryDeps, ticket: RefundTicket): Promise<void> {
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
