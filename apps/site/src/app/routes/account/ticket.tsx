import { useSearchParams } from 'react-router';
import { usePathId } from '../../../components/path-id.ts';
import { chasePaths } from '../../../config/chase-paths.ts';
import { paths } from '../../../config/paths.ts';
import { IssueCheck } from '../../../features/lottery-results/components/issue-check.tsx';
import { ChaseDetail } from '../../../features/lottery-tickets/components/chase-detail.tsx';
import {
  TicketDetail,
  TicketSkeleton,
} from '../../../features/lottery-tickets/components/ticket-detail.tsx';
import { useT } from '../../../lib/i18n.ts';
import { AccountFrame } from './account-frame.tsx';

/** One ticket of the member's, or one chase. */
export default function TicketPage() {
  const t = useT('tickets');
  const account = useT('account');
  const id = usePathId(paths.tickets);
  const [search] = useSearchParams();
  const isChase = search.get('kind') === 'chase';
  const back = isChase
    ? { href: chasePaths.list, label: t('tab.chases') }
    : { href: paths.tickets, label: account('section.tickets') };
  return (
    <AccountFrame title={t(isChase ? 'chase' : 'ticket')} back={back} skeleton={<TicketSkeleton />}>
      {isChase ? (
        <ChaseDetail key={id} id={id} />
      ) : (
        <TicketDetail
          key={id}
          id={id}
          check={(proof, ticket) => (
            <IssueCheck proof={proof} lead={t('check.lead')} ticket={ticket} />
          )}
        />
      )}
    </AccountFrame>
  );
}
