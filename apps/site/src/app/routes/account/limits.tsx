import { useDesk } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import css from '../../../features/limits/components/limits.module.css';
import { DayCard } from '../../../features/account/components/wallet-card.tsx';
import { factorsQuery } from '../../../features/factors/api/factors.ts';
import {
  LimitsCentre,
  LimitsSkeleton,
} from '../../../features/limits/components/limits-centre.tsx';
import { todayQuery } from '../../../features/records/api/get-records.ts';
import { useT } from '../../../lib/i18n.ts';
import { start } from '../../../lib/start.ts';
import { AccountFrame } from './account-frame.tsx';

/** Responsible play: limits, reminders, pauses. */
export default function LimitsPage() {
  const t = useT('account');
  return (
    <AccountFrame title={t('section.limits')} lead={t('limits.lead')} skeleton={<LimitsSkeleton />}>
      <div className={css.stack}>
        <PhoneDay />
        <Limits />
      </div>
    </AccountFrame>
  );
}

function Limits() {
  const { data } = useQuery(factorsQuery);
  return (
    <LimitsCentre currency={start.settings.currency} hasPassword={data?.hasPassword !== false} />
  );
}

/** A desk shows the day beside every page of the account. */
function PhoneDay() {
  const desk = useDesk();
  const today = useQuery({ ...todayQuery, enabled: !desk });
  return desk || today.isError ? null : <DayCard today={today.data} />;
}
