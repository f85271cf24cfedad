import type { Tone } from '@arara/ui';
import type { TicketState } from '@arara/lottery-view';

/** The colour that helps the word of a ticket's state. */
export const ticketTones: Readonly<Record<TicketState, Tone>> = {
  ACCEPTED: 'warn',
  WON: 'good',
  LOST: 'mute',
  RETURNED: 'info',
  CANCELLED: 'info',
  VOID: 'info',
};

/** In the order of the filter. */
export const ticketStates = Object.keys(ticketTones) as readonly TicketState[];
