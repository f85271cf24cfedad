import { Button, Facts } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Answer } from '../../components/answer.tsx';
import { ReasonSheet } from '../../components/reason-sheet.tsx';
import { useHeadingAfter } from '../../components/use-heading-after.ts';
import { api } from '../../lib/api.ts';
import { useFormat, useT } from '../../lib/i18n.ts';
import { may, useSession } from '../../lib/session.ts';
import type { Member } from './member.ts';
import css from './members.module.css';

const acts = {
  sessions: 'members:session:end',
  step: 'members:factor:reset',
  password: 'members:password:renew',
  unblock: 'members:member:block',
  block: 'members:member:block',
} as const;
type Act = keyof typeof acts;

const red: ReadonlySet<Act> = new Set(['block']);

/** The acts that make sense for the member as they are now, and that the person may do. */
export function MemberActs({ member }: { member: Member }) {
  const t = useT('console-members');
  const self = useSession((session) => session.self);
  const [asked, setAsked] = useState<Act | null>(null);
  const isBlocked = member.state.blocked !== null;
  const { secondStep, hasPassword, mustChangePassword } = member.access;
  const fits: Readonly<Record<Act, boolean>> = {
    block: !isBlocked,
    unblock: isBlocked,
    sessions: true,
    step: secondStep,
    password: hasPassword && !mustChangePassword,
  };
  const own = (Object.keys(acts) as Act[]).filter((act) => fits[act] && may(self, acts[act]));
  const place = useHeadingAfter(own.join(' '));
  if (own.length === 0) return null;
  return (
    <div className={css.acts} ref={place}>
      {own.map((act) => (
        <Button
          key={act}
          size="sm"
          kind={red.has(act) ? 'danger' : undefined}
          onClick={() => setAsked(act)}
        >
          {t(`act.${act}`)}
        </Button>
      ))}
      {asked !== null && (
        <Confirm account={member.account} act={asked} onClose={() => setAsked(null)} />
      )}
    </div>
  );
}

interface ConfirmProps {
  readonly account: string;
  readonly act: Act;
  readonly onClose: () => void;
}

const send = (act: Act, account: string, reason: string) => {
  const wish = { params: { account }, body: { reason } };
  if (act === 'block') return api('staffBlockMember', wish);
  if (act === 'unblock') return api('staffUnblockMember', wish);
  if (act === 'sessions') return api('staffEndMemberSessions', wish);
  if (act === 'step') return api('staffResetMemberStep', wish);
  return api('staffRenewMemberPassword', wish);
};

/** Says what happens and what is open now, asks why, and does it. */
function Confirm({ account, act, onClose }: ConfirmProps) {
  const t = useT('console-members');
  return (
    <ReasonSheet
      title={t(`act.${act}.title`)}
      verb={t(`act.${act}`)}
      kind={red.has(act) ? 'danger' : 'primary'}
      deed={(reason) => send(act, account, reason)}
      onClose={onClose}
    >
      <p>{t(`act.${act}.text`)}</p>
      <Consequence account={account} />
    </ReasonSheet>
  );
}

/** Everything that is open at the member at this moment. */
export function Consequence({ account }: { account: string }) {
  const t = useT('console-members');
  const format = useFormat();
  const query = useQuery({
    queryKey: ['member', account, 'consequence'],
    queryFn: ({ signal }) => api('staffMemberConsequence', { params: { account }, signal }),
    staleTime: 0,
  });
  return (
    <Answer query={query} rows={4}>
      {(now) => {
        const money = (amount: string) => format.money(amount, now.currency);
        const counted = (count: number, amount: string) =>
          count === 0 ? '0' : `${format.number(count)} (${money(amount)})`;
        return (
          <Facts
            facts={[
              [t('open.sessions'), format.number(now.liveSessions)],
              [t('open.rounds'), counted(now.openRounds, now.openStakes)],
              [t('open.tickets'), format.number(now.openTickets)],
              [t('open.withdrawals'), counted(now.openWithdrawals, now.openWithdrawalsAmount)],
              [t('open.deposits'), format.number(now.openDeposits)],
              [t('open.balance'), money(now.balance)],
            ]}
          />
        );
      }}
    </Answer>
  );
}
