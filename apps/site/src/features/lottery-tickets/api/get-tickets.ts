import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import type { Ask } from '../../../lib/api.ts';
import { byCursor, fromCursor } from '../../../lib/by-cursor.ts';
import { lookAgain } from '../../../lib/lottery-tickets.ts';

type TicketFilter = Omit<NonNullable<Ask<'myTickets'>['query']>, 'cursor' | 'limit'>;

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

/** The proof of a ticket's issue with the place of the ticket in it. */
export function ticketProofQuery(id: string) {
  return queryOptions({
    queryKey: ['ticket-proof', id],
    queryFn: ({ signal }) => api('ticketProof', { params: { id }, signal }),
  });
}
