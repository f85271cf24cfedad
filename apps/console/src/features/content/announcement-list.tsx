import { ButtonLink, Link, Table, Tag } from '@arara/ui';
import type { Column } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { Answer } from '../../components/answer.tsx';
import { Panel } from '../../components/panel.tsx';
import { Plain } from '../../components/plain.tsx';
import { api } from '../../lib/api.ts';
import { useFormat, useT } from '../../lib/i18n.ts';
import { looks } from '../../lib/looks.ts';
import { may, useSession } from '../../lib/session.ts';
import css from './content.module.css';
import { DraftTag } from './draft-tag.tsx';
import { announcementOf } from './thing.ts';
import type { Kind, Listed } from './thing.ts';
import { titleOf } from './use-words.ts';

/** Everything of a kind, with drafts. */
export const useList = (kind: Kind) =>
  useQuery({
    queryKey: ['content', 'list', kind],
    queryFn: ({ signal }) => api('contentList', { query: { kind }, signal }),
    refetchInterval: looks.desk,
  });

/** The state of a thing that is shown in its time. */
export function ShownTag({ row }: { row: Listed }) {
  const t = useT('console-content');
  return (
    <span className={css.tags}>
      {row.item !== null && (
        <Tag tone={row.live ? 'good' : 'mute'}>{t(row.live ? 'is.live' : 'is.off')}</Tag>
      )}
      {row.draft !== null && <DraftTag draft={row.draft} />}
    </span>
  );
}

/** The period in words; a side that is open has none. */
export function usePeriod() {
  const t = useT('console-content');
  const { moment } = useFormat();
  return ({ startsAt, endsAt }: { startsAt: string | null; endsAt: string | null }): string => {
    if (startsAt === null && endsAt === null) return t('period.always');
    if (endsAt === null) return t('period.from', { at: moment(startsAt ?? '') });
    if (startsAt === null) return t('period.until', { at: moment(endsAt) });
    return t('period.both', { from: moment(startsAt), to: moment(endsAt) });
  };
}

/** Announcements and windows: the news of the site. */
export function AnnouncementList() {
  const t = useT('console-content');
  const self = useSession((session) => session.self);
  const query = useList('announcement');
  const period = usePeriod();
  const columns: Column<Listed>[] = [
    {
      key: 'title',
      head: t('field.title'),
      phone: 'lead',
      cell: ({ key, item, draft }) => {
        const shown = item ?? draft?.item ?? null;
        return (
          <Link href={`/content/announcements/${key}`}>
            {(shown === null ? null : titleOf(shown)) ?? key}
          </Link>
        );
      },
    },
    { key: 'state', head: t('state'), phone: 'lead', cell: (row) => <ShownTag row={row} /> },
    {
      key: 'kind',
      head: t('field.kind'),
      cell: (row) => t(`word.kind.${announcementOf(row)?.kind ?? 'PL'}`),
    },
    {
      key: 'audience',
      head: t('field.audience'),
      cell: (row) => t(`word.audience.${announcementOf(row)?.audience ?? 'all'}`),
    },
    {
      key: 'period',
      head: t('period'),
      cell: (row) => {
        const content = announcementOf(row);
        return content === null ? '—' : period(content);
      },
    },
  ];
  return (
    <Panel
      title={t('room.announcements')}
      aside={
        may(self, 'content:item:publish') && (
          <ButtonLink
            size="sm"
            kind="primary"
            href={`/content/announcements/${crypto.randomUUID()}`}
          >
            {t('announcement.new')}
          </ButtonLink>
        )
      }
      className={css.table}
    >
      <Answer query={query}>
        {({ items }) =>
          items.length === 0 ? (
            <Plain title={t('announcements.none')} />
          ) : (
            <Table
              label={t('list.announcements')}
              columns={columns}
              rows={items}
              rowKey={({ key }) => key}
            />
          )
        }
      </Answer>
    </Panel>
  );
}
