import { Table, Tag } from '@arara/ui';
import { Moment } from '../../components/moment.tsx';
import { useT } from '../../lib/i18n.ts';
import type { AccountDetail } from './staff.ts';
import css from './staff.module.css';

type Session = AccountDetail['sessions'][number] & { readonly isThis?: boolean };

/** Sessions that live, the latest used first. */
export function SessionList({ sessions }: { sessions: readonly Session[] }) {
  const t = useT('console-staff');
  if (sessions.length === 0) return <p className={css.none}>{t('sessions.none')}</p>;
  return (
    <Table
      label={t('sessions')}
      rows={sessions}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'from',
          head: t('session.from'),
          phone: 'lead',
          cell: ({ address, proven, isThis }) => (
            <span className={css.name}>
              {address === 'terminal' ? t('session.terminal') : address}
              {isThis === true && <Tag tone="info">{t('session.this')}</Tag>}
              {!proven && <Tag tone="warn">{t('session.half')}</Tag>}
            </span>
          ),
        },
        {
          key: 'opened',
          head: t('session.opened'),
          cell: ({ openedAt }) => <Moment at={openedAt} />,
        },
        { key: 'seen', head: t('session.seen'), cell: ({ seenAt }) => <Moment at={seenAt} /> },
      ]}
    />
  );
}
