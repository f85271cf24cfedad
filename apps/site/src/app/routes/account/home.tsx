import { Avatar, Button, SignOutIcon, Tag, useDesk } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation } from 'react-router';
import { MemberGate } from '../../../components/member-gate.tsx';
import { usePageTitle } from '../../../components/page-title.ts';
import { paths } from '../../../config/paths.ts';
import { memberPage } from '../../../features/account/account-sections.ts';
import { ClubTag } from '../../../features/account/components/club-tag.tsx';
import { SectionList } from '../../../features/account/components/section-list.tsx';
import { HomeSkeleton } from '../../../features/account/components/home-skeleton.tsx';
import { DayCard, WalletCard } from '../../../features/account/components/wallet-card.tsx';
import css from '../../../features/account/components/account.module.css';
import { limitsQuery } from '../../../features/limits/api/limits.ts';
import { PauseNotice } from '../../../features/limits/components/pause-notice.tsx';
import { useBalance } from '../../../features/balance/api/get-balance.ts';
import { useLiveParts } from '../../../features/balance/live-parts.ts';
import { useWaitingGrants } from '../../../features/bonus/waiting-grants.ts';
import { todayQuery } from '../../../features/records/api/get-records.ts';
import { useT } from '../../../lib/i18n.ts';
import { trialKind, useSession } from '../../../lib/session.ts';
import { isClosed } from '../../../lib/start.ts';
import { openCashier } from '../../layout/cashier-door.ts';
import { askSignOut } from '../../../lib/ask-sign-out.ts';
import { MissingPlace } from './missing-place.tsx';

/** The home of the account on a phone; a desk has its menu beside every page and opens the first. */
export default function AccountHome() {
  const t = useT('account');
  const desk = useDesk();
  const visitor = useSession(({ member }) => member === null);
  usePageTitle(t('title'));
  const page = new URLSearchParams(useLocation().search).get('page');
  const asked = page === null ? undefined : memberPage(page);
  if (asked !== undefined && !isClosed(asked)) return <Navigate to={asked} replace />;
  if (page !== null) return <MissingPlace />;
  if (desk) return <Navigate to={paths.security} replace />;
  return (
    <>
      {visitor && <h1 className="sr">{t('title')}</h1>}
      <MemberGate skeleton={<HomeSkeleton />}>
        <Home />
      </MemberGate>
    </>
  );
}

function Home() {
  const ui = useT('ui');
  const member = useSession((state) => state.member);
  const balance = useBalance();
  const grants = useWaitingGrants();
  useLiveParts();
  const trial = member?.isAgent === trialKind;
  const today = useQuery({ ...todayQuery, enabled: !trial });
  const limits = useQuery({ ...limitsQuery, enabled: !trial });
  const name = member?.nickname || member?.account || '';
  return (
    <div className={css.home}>
      <header className={css.member}>
        <Avatar src={member?.avatarUrl} name={name || '?'} size={56} />
        <div>
          <h1>{name}</h1>
          <p>
            <span className="num">{member?.customerId}</span>
            {member !== null && <ClubTag label={member.clubLabel} />}
            {trial && <Tag tone="info">{ui('trial')}</Tag>}
          </p>
        </div>
      </header>
      <WalletCard
        balance={balance.isError ? null : balance.data}
        onDeposit={() => openCashier('deposit')}
        onWithdraw={() => openCashier('withdraw')}
      />
      {!trial && limits.data !== undefined && <PauseNotice {...limits.data} />}
      {!trial && !today.isError && <DayCard today={today.data} />}
      <SectionList trial={trial} grants={grants} />
      <Button kind="outline" full icon={<SignOutIcon />} onClick={askSignOut}>
        {ui('signOut')}
      </Button>
    </div>
  );
}
