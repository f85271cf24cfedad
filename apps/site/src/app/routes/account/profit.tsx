import { PurseNote } from '../../../features/account/components/purse-note.tsx';
import {
  ProfitCentre,
  ProfitSkeleton,
} from '../../../features/profit/components/profit-centre.tsx';
import { useT } from '../../../lib/i18n.ts';
import { AccountFrame } from './account-frame.tsx';

/** Profit and loss (`personalProfit`). */
export default function ProfitPage() {
  const t = useT('account');
  const own = useT('profit');
  return (
    <AccountFrame
      title={t('section.profit')}
      lead={
        <>
          {own('lead')} <PurseNote of="profit" />
        </>
      }
      skeleton={<ProfitSkeleton />}
    >
      <ProfitCentre />
    </AccountFrame>
  );
}
