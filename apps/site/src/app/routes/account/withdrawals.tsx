import { RowBones } from '../../../components/records-bones.tsx';
import { WithdrawalList } from '../../../features/cashier/components/withdrawal-list.tsx';
import { useT } from '../../../lib/i18n.ts';
import { openCashier } from '../../layout/cashier-door.ts';
import { AccountFrame } from './account-frame.tsx';

/** The member's withdrawals. */
export default function WithdrawalsPage() {
  const t = useT('account');
  return (
    <AccountFrame
      title={t('section.withdrawals')}
      lead={t('withdrawals.lead')}
      skeleton={<RowBones />}
    >
      <WithdrawalList onWithdraw={() => openCashier('withdraw')} />
    </AccountFrame>
  );
}
