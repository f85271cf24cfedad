import { useDesk } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MemberGate } from '../../../components/member-gate.tsx';
import { PageHead } from '../../../components/page-head.tsx';
import { paths } from '../../../config/paths.ts';
import { AccountNav } from '../../../features/account/components/section-list.tsx';
import { DayCard } from '../../../features/account/components/wallet-card.tsx';
import css from '../../../features/account/components/account.module.css';
import { todayQuery } from '../../../features/records/api/get-records.ts';
import { useT } from '../../../lib/i18n.ts';
import { trialKind, useSession } from '../../../lib/session.ts';

interface AccountFrameProps {
  /** The section that the menu shows as chosen. */
  readonly at: string;
  readonly title: string;
  readonly lead?: ReactNode;
  readonly back?: { readonly href: string; readonly label: string };
  readonly skeleton: ReactNode;
  readonly children: ReactNode;
}

/**
 * A page of the account: its title, its door, and on a desk the other places and the day beside it.
 * The member centre is closed to trial accounts (specification, section 6).
 */
export function AccountFrame({ at, title, lead, back, skeleton, children }: AccountFrameProps) {
  const t = useT('account');
  const desk = useDesk();
  const trial = useSession(({ member }) => member?.isAgent === trialKind);
  const up = back ?? (desk ? undefined : { href: paths.account, label: t('title') });
  return (
    <div className={trial ? undefined : css.frame}>
      {desk && !trial && <AccountAside at={at} />}
      <div>
        <PageHead title={title} lead={lead} back={up} />
        <MemberGate real skeleton={skeleton}>
          {children}
        </MemberGate>
      </div>
    </div>
  );
}

function AccountAside({ at }: { at: string }) {
  const member = useSession((state) => state.member);
  const today = useQuery({ ...todayQuery, enabled: member !== null });
  return (
    <aside className={css.aside}>
      <AccountNav at={at} />
      {member !== null && !today.isError && <DayCard today={today.data} />}
    </aside>
  );
}
