import { ChipLink, LotteryBallIcon, RepeatIcon } from '@arara/ui';
import { useSearchParams } from 'react-router';
import { chasePaths } from '../../../config/chase-paths.ts';
import { paths } from '../../../config/paths.ts';
import { ChaseList } from '../../../features/lottery-tickets/components/chase-list.tsx';
import {
  TicketList,
  TicketListSkeleton,
} from '../../../features/lottery-tickets/components/ticket-list.tsx';
import css from '../../../features/lottery-tickets/components/tickets.module.css';
import { useT } from '../../../lib/i18n.ts';
import { AccountFrame } from './account-frame.tsx';

/** The member's tickets of lotteries, or their chases. */
export default function TicketsPage() {
  const t = useT('account');
  const tickets = useT('tickets');
  const [search] = useSearchParams();
  const isChases = search.get('view') === 'chases';
  return (
    <AccountFrame
      title={isChases ? tickets('tab.chases') : t('section.tickets')}
      lead={tickets(isChases ? 'chases.lead' : 'lead')}
      skeleton={<TicketListSkeleton />}
    >
      <nav aria-label={tickets('tab')} className={css.views}>
        <ChipLink href={paths.tickets} on={!isChases} icon={<LotteryBallIcon size={17} />}>
          {tickets('tab.tickets')}
        </ChipLink>
        <ChipLink href={chasePaths.list} on={isChases} icon={<RepeatIcon size={17} />}>
          {tickets('tab.chases')}
        </ChipLink>
      </nav>
      {isChases ? <ChaseList /> : <TicketList />}
    </AccountFrame>
  );
}
