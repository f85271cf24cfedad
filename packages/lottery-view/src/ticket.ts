import type { ValueOf, myTicketsCall } from '@arara/contract';
import { nextLookMs } from './issue-clock.ts';

/** A ticket of the member's own. */
export type Ticket = ValueOf<typeof myTicketsCall>['tickets'][number];
export type TicketState = Ticket['state'];

/** Milliseconds until one of these tickets may say something new; false where none of them will. */
export function lookAgainMs(tickets: readonly Ticket[], now: number): number | false {
  const waiting = tickets.filter(({ state }) => state === 'ACCEPTED');
  if (waiting.length === 0) return false;
  return Math.min(...waiting.map((ticket) => nextLookMs(ticket, now)));
}

/** The result of a ticket's draw; null for a ticket that was taken back, since it is in no draw. */
export const outcomeOf = ({ state, result }: Pick<Ticket, 'state' | 'result'>): string | null =>
  state === 'CANCELLED' ? null : result;

/** True while the result is out and the prize is not: for a moment, or as long as people look at the draw. */
export const isBeingChecked = ({ state, result }: Pick<Ticket, 'state' | 'result'>): boolean =>
  state === 'ACCEPTED' && result !== null;
