import { usePathId } from '../../../components/path-id.ts';
import { paths } from '../../../config/paths.ts';
import { DetailSkeleton } from '../../../features/records/components/detail-skeleton.tsx';
import { RoundDetail } from '../../../features/records/components/round-detail.tsx';
import { useT } from '../../../lib/i18n.ts';
import { AccountFrame } from './account-frame.tsx';

/** One round of the betting record. */
export default function RoundPage() {
  const t = useT('account');
  const id = usePathId(paths.bettingRecord);
  return (
    <AccountFrame
      title={t('round.title')}
      back={{ href: paths.bettingRecord, label: t('section.bets') }}
      skeleton={<DetailSkeleton />}
    >
      <RoundDetail id={id} />
    </AccountFrame>
  );
}
