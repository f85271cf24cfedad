import { usePathId } from '../../../components/path-id.ts';
import { paths } from '../../../config/paths.ts';
import { IssueCheck } from '../../../features/lottery-results/components/issue-check.tsx';
import {
  TicketDetail,
  TicketSkeleton,
} from '../../../features/lottery-tickets/components/ticket-detail.tsx';
import { useT } from '../../../lib/i18n.ts';
import { AccountFrame } from './account-frame.tsx';

/** One ticket of the member's. */
export default function TicketPage() {
  const t = useT('tickets');
  const account = useT('account');
  const id = usePathId(paths.tickets);
  return (
    <AccountFrame
      at="tickets"
      title={t('ticket')}
      back={{ href: paths.tickets, label: account('section.tickets') }}
      skeleton={<TicketSkeleton />}
    >
      <TicketDetail
        key={id}
        id={id}
        check={(proof) => <IssueCheck proof={proof} lead={t('check.lead')} />}
      />
    </AccountFrame>
  );
}
