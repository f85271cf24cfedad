import { ButtonLink, Link, Table, Tag } from '@arara/ui';
import type { Column } from '@arara/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Answer } from '../../components/answer.tsx';
import { Moment } from '../../components/moment.tsx';
import { More } from '../../components/more.tsx';
import { Panel } from '../../components/panel.tsx';
import { Plain } from '../../components/plain.tsx';
import { api } from '../../lib/api.ts';
import { useFormat, useT } from '../../lib/i18n.ts';
import { looks } from '../../lib/looks.ts';
import { may, useSession } from '../../lib/session.ts';
import type { Account } from './staff.ts';
import css from './staff.module.css';

/** Every account of the brand, with its roles, its second step and where it stands. */
export function AccountList() {
  const t = useT('console-staff');
  const self = useSession((session) => session.self);
  const columns = useColumns();
  const query = useInfiniteQuery({
    queryKey: ['staff', 'accounts'],
    queryFn: ({ pageParam, signal }) =>
      api('staffAccounts', { query: { cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    refetchInterval: looks.desk,
  });
  const accounts = query.data?.pages.flatMap((page) => page.accounts) ?? [];
  return (
    <Panel
      title={t('view.people')}
      aside={
        may(self, 'staff:account:propose') && (
          <ButtonLink size="sm" kind="primary" href="/staff/new">
            {t('new')}
          </ButtonLink>
        )
      }
      className={css.list}
    >
      <Answer query={query}>
        {() =>
          accounts.length === 0 ? (
            <Plain title={t('empty')} />
          ) : (
            <>
              <Table
                label={t('view.people')}
                columns={columns}
                rows={accounts}
                rowKey={({ id }) => id}
              />
              <More query={query} />
            </>
          )
        }
      </Answer>
    </Panel>
  );
}

function useColumns(): readonly Column<Account>[] {
  const t = useT('console-staff');
  const shell = useT('console');
  const format = useFormat();
  const self = useSession((session) => session.self);
  return [
    {
      key: 'name',
      head: t('name'),
      phone: 'lead',
      cell: ({ id, name, email }) => (
        <span className={css.name}>
          <Link href={`/staff/${id}`}>{name}</Link>
          {email === self?.email && <Tag tone="info">{t('you')}</Tag>}
        </span>
      ),
    },
    {
      key: 'state',
      head: t('state'),
      phone: 'lead',
      cell: (one) => <AccountState account={one} />,
    },
    { key: 'email', head: t('email'), cell: ({ email }) => email },
    {
      key: 'roles',
      head: t('roles'),
      cell: ({ roles }) => roles.map((role) => shell(`role.${role}`)).join(', '),
    },
    {
      key: 'step',
      head: t('step'),
      cell: ({ secondStep }) =>
        secondStep ? t('step.yes') : <Tag tone="warn">{t('step.no')}</Tag>,
    },
    {
      key: 'last',
      head: t('last'),
      cell: ({ lastSignInAt }) =>
        lastSignInAt === null ? t('never') : <Moment at={lastSignInAt} />,
    },
    {
      key: 'sessions',
      head: t('sessions'),
      end: true,
      cell: ({ liveSessions }) => format.number(liveSessions),
    },
  ];
}

/** In use, or closed. */
export function AccountState({ account: { inUse } }: { account: Pick<Account, 'inUse'> }) {
  const t = useT('console-staff');
  return inUse ? <Tag tone="good">{t('state.on')}</Tag> : <Tag>{t('state.off')}</Tag>;
}
