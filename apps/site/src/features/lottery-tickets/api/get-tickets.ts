import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import type { Answer, Ask } from '../../../lib/api.ts';
import { byCursor, fromCursor } from '../../../lib/by-cursor.ts';
import { nextLookMs } from '../../../lib/issue-clock.ts';
import { serverNow } from '../../../lib/start.ts';

export type Ticket = Answer<'myTickets'>['tickets'][number];
/** A ticket with what only its own page tells. */
export type WholeTicket = Answer<'myTicket'>;
export type TicketState = Ticket['state'];

type TicketFilter = Omit<NonNullable<Ask<'myTickets'>['query']>, 'cursor' | 'limit'>;

/** When one of these may say something new; false: none of them will. */
function lookAgain(tickets: readonly Ticket[]): number | false {
  const waiting = tickets.filter(({ state }) => state === 'ACCEPTED');
  if (waiting.length === 0) return false;
  return Math.min(...waiting.map((ticket) => nextLookMs(ticket, serverNow())));
}

/** The member's tickets of a filter, newest first. */
export function ticketsQuery(filter: TicketFilter) {
  return infiniteQueryOptions({
    queryKey: ['tickets', filter],
    queryFn: ({ pageParam, signal }) =>
      api('myTickets', {
        query: fromCursor(pageParam, filter),
        signal,
      }),
    ...byCursor,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      lookAgain(data?.pages.flatMap(({ tickets }) => tickets) ?? []),
  });
}

export function ticketQuery(id: string) {
  return queryOptions({
    queryKey: ['ticket', id],
    queryFn: ({ signal }) => api('myTicket', { params: { id }, signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data === undefined ? false : lookAgain([data])),
  });
}

/** The proof of a ticket's issue with the place of the ticket in it. */
export function ticketProofQuery(id: string) {
  return queryOptions({
    queryKey: ['ticket-proof', id],
    queryFn: ({ signal }) => api('ticketProof', { params: { id }, signal }),
  });
}
