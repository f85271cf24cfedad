import type { LotteryDeps } from '../lottery.deps.ts';
import { decideTicket, withdrawTicket } from './decide-ticket.ts';
import type { TicketAsk, TicketWish } from './decide-ticket.ts';
import { tamperedTickets } from './tampered-tickets.ts';
import { saidOfTickets } from './ticket-entry.repository.ts';

/** The decisions of people about tickets that are not as they were counted. */
export const createTicketDecisions = (deps: LotteryDeps) => ({
  /** The decision of two people about such a ticket. */
  decideTicket: (ask: TicketAsk & { readonly reason: string }, wish: TicketWish) =>
    decideTicket(deps, ask, wish),
  withdrawTicket: (ask: TicketAsk) => withdrawTicket(deps, ask),
  /** Those that keep an issue waiting, with what was said of them. */
  tamperedTickets: (limit: number) => tamperedTickets(deps, limit),
  /** All that people said of tickets, whatever came of it. */
  saidOfTickets: (limit: number) => saidOfTickets(deps.database.read, limit),
});
