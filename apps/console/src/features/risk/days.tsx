import { Link, Table, Tag } from '@arara/ui';
import type { Column, Tone } from '@arara/ui';
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
import { CompareButton } from './compare-button.tsx';
import css from './risk.module.css';
import { useDay } from './words.ts';
import type { Day } from './words.ts';

export const partTones: Readonly<Record<Day['parts'][number]['state'], Tone>> = {
  agrees: 'good',
  differs: 'bad',
  unreached: 'warn',
  none: 'mute',
};

/** The days that were compared, the latest first. */
export function Days() {
  const t = useT('console-risk');
  const self = useSession((session) => session.self);
  const query = useInfiniteQuery({
    queryKey: ['days'],
    queryFn: ({ pageParam, signal }) =>
      api('staffReconcileDays', { query: { cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    refetchInterval: looks.queue,
  });
  const [first] = query.data?.pages ?? [];
  return (
    <Panel
      title={t('room.days')}
      className={css.table}
      aside={
        first !== undefined &&
        may(self, 'cashier:statement:compare') && <CompareButton day={first.lastDay} />
      }
    >
      <Answer query={query}>
        {({ pages }) => {
          const days = pages.flatMap((page) => page.days);
          if (days.length === 0)
            return <Plain title={t('days.empty')} text={t('days.empty.text')} />;
          return <DayTable days={days} />;
        }}
      </Answer>
      <More query={query} />
    </Panel>
  );
}

function DayTable({ days }: { days: readonly Day[] }) {
  const t = useT('console-risk');
  const format = useFormat();
  const dayOf = useDay();
  const columns: Column<Day>[] = [
    {
      key: 'day',
      head: t('day'),
      phone: 'lead',
      cell: ({ day }) => <Link href={`/risk/days/${day}`}>{dayOf(day)}</Link>,
    },
    {
      key: 'parts',
      head: t('day.parts'),
      cell: ({ parts, state }) => (
        <span className={css.marks}>
          {state !== 'DONE' && (
            <Tag tone={state === 'FAILED' ? 'bad' : 'info'}>{t(`day.${state}`)}</Tag>
          )}
          {parts
            .filter((one) => one.state !== 'none')
            .map((one) => (
              <Tag key={one.part} tone={partTones[one.state]}>
                {t('part.state', { part: t(`part.${one.part}`), state: t(`part.${one.state}`) })}
              </Tag>
            ))}
        </span>
      ),
    },
    {
      key: 'open',
      head: t('day.open'),
      end: true,
      phone: 'lead',
      cell: ({ open }) => format.number(open),
    },
    {
      key: 'checked',
      head: t('day.checked'),
      end: true,
      cell: ({ checkedAt }) => (checkedAt === null ? '—' : <Moment at={checkedAt} />),
    },
  ];
  return <Table label={t('room.days')} columns={columns} rows={days} rowKey={({ day }) => day} />;
}
