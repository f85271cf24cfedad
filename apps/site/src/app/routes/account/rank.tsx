import { RankCentre, RankSkeleton } from '../../../features/rank/components/rank-centre.tsx';
import { useT } from '../../../lib/i18n.ts';
import { AccountFrame } from './account-frame.tsx';

/** The member's rank with the way to the next level. */
export default function RankPage() {
  const t = useT('account');
  const own = useT('rank');
  return (
    <AccountFrame title={t('section.rank')} lead={own('lead')} skeleton={<RankSkeleton />}>
      <RankCentre />
    </AccountFrame>
  );
}
