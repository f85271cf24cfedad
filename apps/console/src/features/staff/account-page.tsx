import { ButtonLink, Facts, Notice } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { Answer } from '../../components/answer.tsx';
import { DeskHead } from '../../components/desk-head.tsx';
import { Moment } from '../../components/moment.tsx';
import { Panel } from '../../components/panel.tsx';
import { api } from '../../lib/api.ts';
import { useFormat, useT } from '../../lib/i18n.ts';
import { looks } from '../../lib/looks.ts';
import { AccountActs } from './account-acts.tsx';
import { AccountState } from './account-list.tsx';
import { ChangeRoles } from './change-roles.tsx';
import { SessionList } from './session-list.tsx';
import type { AccountDetail } from './staff.ts';
import css from './staff.module.css';

/** One account: who it is, its roles, its sessions, and what can be done about it. */
export function AccountPage({ id }: { id: string }) {
  const t = useT('console-staff');
  const query = useQuery({
    queryKey: ['staff', 'account', id],
    queryFn: ({ signal }) => api('staffAccount', { params: { id }, signal }),
    refetchInterval: looks.desk,
  });
  return (
    <>
      <ButtonLink className={css.back} kind="link" href="/staff">
        {t('back')}
      </ButtonLink>
      <Answer query={query}>
        {(account) => (
          <>
            <DeskHead
              title={account.name}
              text={
                <span className={css.name}>
                  {account.email} <AccountState account={account} />
                </span>
              }
            >
              {account.covered && <AccountActs account={account} />}
            </DeskHead>
            {account.waiting.map((one) => (
              <Waiting key={one.id} decision={one} />
            ))}
            {!account.covered && <Notice>{t('notCovered')}</Notice>}
            <div className={css.page}>
              <About account={account} />
              <ChangeRoles key={account.roles.join()} account={account} />
              <Panel title={t('sessions')} className={css.wide}>
                <SessionList sessions={account.sessions} />
              </Panel>
            </div>
          </>
        )}
      </Answer>
    </>
  );
}

/** A proposal about the account; who reads it here need not propose it again. */
function Waiting({ decision }: { decision: AccountDetail['waiting'][number] }) {
  const t = useT('console-staff');
  const words = useT('console-approvals');
  const format = useFormat();
  const { id, kind, proposedBy, proposedAt } = decision;
  return (
    <Notice>
      {t('waiting', {
        what: words(`kind.${kind}`),
        by: proposedBy,
        at: format.moment(proposedAt),
      })}{' '}
      <ButtonLink kind="link" size="sm" href={`/approvals/${id}`}>
        {t('waiting.open')}
      </ButtonLink>
    </Notice>
  );
}

function About({ account }: { account: AccountDetail }) {
  const t = useT('console-staff');
  const { secondStep, mustChangePassword, openedAt, lastSignInAt } = account;
  const brands = account.brands.join(', ');
  return (
    <Panel title={t('account')} className={css.list}>
      <div className={css.inside}>
        <Facts
          facts={[
            [t('step'), t(secondStep ? 'step.yes' : 'step.no')],
            [t('password'), t(mustChangePassword ? 'password.first' : 'password.own')],
            [
              t('last'),
              lastSignInAt === null ? t('never') : <Moment key="last" at={lastSignInAt} />,
            ],
            [t('brands'), account.elsewhere ? t('elsewhere', { brands }) : brands],
            [t('opened'), <Moment key="opened" at={openedAt} />],
          ]}
        />
      </div>
    </Panel>
  );
}
