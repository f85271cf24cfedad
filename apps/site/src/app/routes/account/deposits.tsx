import { RowBones } from '../../../components/records-bones.tsx';
import { DepositList } from '../../../features/cashier/components/deposit-list.tsx';
import { useT } from '../../../lib/i18n.ts';
import { openCashier } from '../../layout/cashier-door.ts';
import { AccountFrame } from './account-frame.tsx';

/** The member's deposits. */
export default function DepositsPage() {
  const t = useT('account');
  return (
    <AccountFrame title={t('section.deposits')} lead={t('deposits.lead')} skeleton={<RowBones />}>
      <DepositList onDeposit={() => openCashier('deposit')} />
    </AccountFrame>
  );
}
