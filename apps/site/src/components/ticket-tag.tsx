import { Tag } from '@arara/ui';
import { useT } from '../lib/i18n.ts';
import { isBeingChecked } from '@arara/lottery-view';
import type { Ticket } from '@arara/lottery-view';
import { ticketTones } from '../lib/ticket-tones.ts';

interface TicketTagProps extends Pick<Ticket, 'state'> {
  /** The result that was drawn for it; left out where only its state is told. */
  readonly result?: Ticket['result'];
}

/** Where a ticket stands in a word. */
export function TicketTag({ state, result = null }: TicketTagProps) {
  const t = useT('tickets');
  const word = isBeingChecked({ state, result }) ? 'checking' : (`state.${state}` as const);
  return <Tag tone={ticketTones[state]}>{t(word)}</Tag>;
}
