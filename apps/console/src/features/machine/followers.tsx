import { Table, Tag } from '@arara/ui';
import type { Column } from '@arara/ui';
import { Panel } from '../../components/panel.tsx';
import { useFormat, useT } from '../../lib/i18n.ts';
import { isLate, secondsSince, spanOf } from '../../lib/machine.ts';
import type { Machine } from '../../lib/machine.ts';
import css from './machine.module.css';

type Follower = Machine['followers'][number];

/** The consumers of the outbox, and how far behind each is. */
export function Followers({ machine: { at, followers } }: { machine: Machine }) {
  const t = useT('console-machine');
  const format = useFormat();
  const columns: Column<Follower>[] = [
    { key: 'name', head: t('follower'), phone: 'lead', cell: ({ name }) => <b>{name}</b> },
    {
      key: 'state',
      head: t('state'),
      phone: 'lead',
      cell: (follower) => <State follower={follower} at={at} />,
    },
    {
      key: 'behind',
      head: t('behind'),
      end: true,
      cell: ({ behind, many }) => {
        const count = format.number(behind);
        return many ? t('behind.many', { number: count }) : count;
      },
    },
    {
      key: 'oldest',
      head: t('oldest'),
      end: true,
      cell: ({ oldestAt }) => (oldestAt === null ? '—' : spanOf(secondsSince(oldestAt, at))),
    },
    {
      key: 'letters',
      head: t('letters.count'),
      end: true,
      cell: (row) => format.number(row.letters),
    },
  ];
  return (
    <Panel className={css.wide} title={t('followers')}>
      {followers.length === 0 ? (
        <p className={css.calm}>{t('followers.none')}</p>
      ) : (
        <Table
          label={t('followers')}
          columns={columns}
          rows={followers}
          rowKey={({ name }) => name}
        />
      )}
    </Panel>
  );
}

/** How a follower is: it fails at an event, is late, or is up to date. */
function State({ follower: { failing, oldestAt }, at }: { follower: Follower; at: string }) {
  const t = useT('console-machine');
  const format = useFormat();
  if (failing !== null) {
    const { topic, attempts, retryAt } = failing;
    const next = format.relative(retryAt, Date.parse(at));
    return (
      <span className={css.made}>
        <Tag tone="bad">{t('follower.fails', { attempts })}</Tag>
        <small>{[topic, t('follower.next', { next })].filter(Boolean).join(' · ')}</small>
      </span>
    );
  }
  const late = oldestAt !== null && isLate(secondsSince(oldestAt, at));
  return <Tag tone={late ? 'warn' : 'good'}>{t(late ? 'late' : 'fine')}</Tag>;
}
