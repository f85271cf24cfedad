import { usePathId } from '../../../components/path-id.ts';
import { paths } from '../../../config/paths.ts';
import { DetailSkeleton } from '../../../features/records/components/detail-skeleton.tsx';
import { TransactionDetail } from '../../../features/records/components/transaction-detail.tsx';
import { useT } from '../../../lib/i18n.ts';
import { AccountFrame } from './account-frame.tsx';

/** One transfer of the account record. */
export default function TransferPage() {
  const t = useT('account');
  const id = usePathId(paths.accountRecord);
  return (
    <AccountFrame
      title={t('transfer.title')}
      back={{ href: paths.accountRecord, label: t('section.record') }}
      skeleton={<DetailSkeleton />}
    >
      <TransactionDetail id={id} />
    </AccountFrame>
  );
}
