import { BonusCentre, BonusSkeleton } from '../../../features/bonus/components/bonus-centre.tsx';
import { useT } from '../../../lib/i18n.ts';
import { AccountFrame } from './account-frame.tsx';

/** Bonus money: what waits, what is wagered and what has ended (`bonusDetails`). */
export default function BonusPage() {
  const t = useT('account');
  const own = useT('bonus');
  return (
    <AccountFrame title={t('section.bonus')} lead={own('lead')} skeleton={<BonusSkeleton />}>
      <BonusCentre />
    </AccountFrame>
  );
}
