import { Tag } from '@arara/ui';
import { useT } from '../lib/i18n.ts';
import type { TicketState } from '../lib/lottery-tickets.ts';
import { ticketTones } from '../lib/ticket-tones.ts';

/** The state of a ticket in a word. */
export function TicketTag({ state }: { readonly state: TicketState }) {
  const t = useT('tickets');
  return <Tag tone={ticketTones[state]}>{t(`state.${state}`)}</Tag>;
}
