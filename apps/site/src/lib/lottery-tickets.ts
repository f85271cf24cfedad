import { queryOptions } from '@tanstack/react-query';
import { type Answer, api } from './api.ts';
import { nextLookMs } from './issue-clock.ts';
import { serverNow } from './start.ts';

/** A ticket of the member's own. */
export type Ticket = Answer<'myTickets'>['tickets'][number];
/** A ticket with what only its own call tells. */
export type WholeTicket = Answer<'myTicket'>;
export type TicketState = Ticket['state'];

/** When one of these may say something new; false: none of them will. */
export function lookAgain(tickets: readonly Ticket[]): number | false {
  const waiting = tickets.filter(({ state }) => state === 'ACCEPTED');
  if (waiting.length === 0) return false;
  return Math.min(...waiting.map((ticket) => nextLookMs(ticket, serverNow())));
}

/** One ticket, asked for again until nothing more comes of it. */
export function ticketQuery(id: string) {
  return queryOptions({
    queryKey: ['ticket', id],
    queryFn: ({ signal }) => api('myTicket', { params: { id }, signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data === undefined ? false : lookAgain([data])),
  });
}

/** What was drawn for a ticket: one that was taken back is in no draw. */
export const outcomeOf = ({ state, result }: Pick<Ticket, 'state' | 'result'>): string | null =>
  state === 'CANCELLED' ? null : result;

/** Whether its result is out and what it came to is not: for a moment, or as long as people look at the draw. */
export const isBeingChecked = ({ state, result }: Pick<Ticket, 'state' | 'result'>): boolean =>
  state === 'ACCEPTED' && result !== null;
