import { DepositList } from '../../../features/cashier/components/deposit-list.tsx';
import { RecordSkeleton } from '../../../features/records/components/record-skeleton.tsx';
import { useT } from '../../../lib/i18n.ts';
import { openCashier } from '../../layout/cashier-door.ts';
import { AccountFrame } from './account-frame.tsx';

/** The member's deposits. */
export default function DepositsPage() {
  const t = useT('account');
  const skeleton = <RecordSkeleton figures={0} />;
  return (
    <AccountFrame
      at="deposits"
      title={t('section.deposits')}
      lead={t('deposits.lead')}
      skeleton={skeleton}
    >
      <DepositList skeleton={skeleton} onDeposit={() => openCashier('deposit')} />
    </AccountFrame>
  );
}
