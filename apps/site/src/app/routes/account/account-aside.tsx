import { useQuery } from '@tanstack/react-query';
import { AccountNav } from '../../../features/account/components/section-list.tsx';
import { DayCard } from '../../../features/account/components/wallet-card.tsx';
import { useWaitingGrants } from '../../../features/bonus/waiting-grants.ts';
import { todayQuery } from '../../../features/records/api/get-records.ts';
import { trialKind, useSession } from '../../../lib/session.ts';

/** The places of the account and the member's day, beside a page of it on a desk. */
export function AccountAside({ className }: { readonly className: string | undefined }) {
  const member = useSession((state) => state.member);
  const grants = useWaitingGrants();
  const today = useQuery({ ...todayQuery, enabled: member !== null });
  return (
    <aside className={className}>
      <AccountNav grants={grants} />
      {member !== null && !today.isError && <DayCard today={today.data} />}
    </aside>
  );
}

/** The member centre is closed to trial accounts (specification, section 6): no menu leads in. */
export const useIsTrial = (): boolean => useSession(({ member }) => member?.isAgent === trialKind);
