import { lookAgainMs } from '@arara/lottery-view';
import type { Ticket } from '@arara/lottery-view';
import { queryOptions } from '@tanstack/react-query';
import { type Answer, api } from './api.ts';
import { serverNow } from './start.ts';

/** A ticket with the facts that only its own call tells. */
export type WholeTicket = Answer<'myTicket'>;

/** When one of these may say something new; false: none of them will. */
export const lookAgain = (tickets: readonly Ticket[]): number | false =>
  lookAgainMs(tickets, serverNow());

/** One ticket, asked for again until nothing more comes of it. */
export function ticketQuery(id: string) {
  return queryOptions({
    queryKey: ['ticket', id],
    queryFn: ({ signal }) => api('myTicket', { params: { id }, signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data === undefined ? false : lookAgain([data])),
  });
}
