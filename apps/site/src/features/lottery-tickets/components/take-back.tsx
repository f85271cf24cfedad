import { useFormat, useT } from '../../../lib/i18n.ts';
import { useCancelTicket } from '../api/cancel-ticket.ts';
import type { Ticket } from '@arara/lottery-view';
import { Sure } from './sure.tsx';

/** While the sale is open a ticket can be given back. */
export function TakeBack({ ticket: { id, stake, currency } }: { ticket: Ticket }) {
  const t = useT('tickets');
  const format = useFormat();
  const words = {
    do: t('back.do'),
    sure: t('back.sure', { amount: format.money(stake, currency) }),
    yes: t('back.yes'),
    no: t('back.no'),
  };
  return <Sure act={useCancelTicket(id)} words={words} />;
}
