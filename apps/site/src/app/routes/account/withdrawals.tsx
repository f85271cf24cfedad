import { WithdrawalList } from '../../../features/cashier/components/withdrawal-list.tsx';
import { RecordSkeleton } from '../../../features/records/components/record-skeleton.tsx';
import { useT } from '../../../lib/i18n.ts';
import { openCashier } from '../../layout/cashier-door.ts';
import { AccountFrame } from './account-frame.tsx';

/** The member's withdrawals. */
export default function WithdrawalsPage() {
  const t = useT('account');
  const skeleton = <RecordSkeleton figures={0} />;
  return (
    <AccountFrame
      at="withdrawals"
      title={t('section.withdrawals')}
      lead={t('withdrawals.lead')}
      skeleton={skeleton}
    >
      <WithdrawalList skeleton={skeleton} onWithdraw={() => openCashier('withdraw')} />
    </AccountFrame>
  );
}
