import {
  TicketList,
  TicketListSkeleton,
} from '../../../features/lottery-tickets/components/ticket-list.tsx';
import { useT } from '../../../lib/i18n.ts';
import { AccountFrame } from './account-frame.tsx';

/** The member's tickets of lotteries. */
export default function TicketsPage() {
  const t = useT('account');
  const tickets = useT('tickets');
  return (
    <AccountFrame
      at="tickets"
      title={t('section.tickets')}
      lead={tickets('lead')}
      skeleton={<TicketListSkeleton />}
    >
      <TicketList />
    </AccountFrame>
  );
}
