import { RecordSkeleton } from '../../../features/records/components/record-skeleton.tsx';
import { TransactionList } from '../../../features/records/components/transaction-list.tsx';
import { useT } from '../../../lib/i18n.ts';
import { start } from '../../../lib/start.ts';
import { AccountFrame } from './account-frame.tsx';

/** The account record. */
export default function RecordPage() {
  const t = useT('account');
  return (
    <AccountFrame title={t('section.record')} lead={t('record.lead')} skeleton={<RecordSkeleton />}>
      <TransactionList currency={start.settings.currency} />
    </AccountFrame>
  );
}
