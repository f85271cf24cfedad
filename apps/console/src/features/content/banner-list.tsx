import { ButtonLink, Link, Select, Table } from '@arara/ui';
import type { Column } from '@arara/ui';
import { useSearchParams } from 'react-router';
import { Answer } from '../../components/answer.tsx';
import { Panel } from '../../components/panel.tsx';
import { Plain } from '../../components/plain.tsx';
import { useFormat, useT } from '../../lib/i18n.ts';
import { may, useSession } from '../../lib/session.ts';
import { ShownTag, useList, usePeriod } from './announcement-list.tsx';
import css from './content.module.css';
import { bannerOf } from './thing.ts';
import type { Listed } from './thing.ts';
import { titleOf } from './use-words.ts';

/** The banners by the page that they stand on, in their order. */
export function BannerList() {
  const t = useT('console-content');
  const { number } = useFormat();
  const self = useSession((session) => session.self);
  const [search, setSearch] = useSearchParams();
  const group = search.get('group') ?? '';
  const query = useList('banner');
  const period = usePeriod();
  const columns: Column<Listed>[] = [
    {
      key: 'picture',
      head: t('picture'),
      phone: 'none',
      cell: ({ pictures }) =>
        pictures === null ? (
          '—'
        ) : (
          <img className={css.thumb} src={pictures.narrow.sources[0]?.url} alt="" />
        ),
    },
    {
      key: 'title',
      head: t('field.title'),
      phone: 'lead',
      cell: ({ key, item, draft }) => {
        const shown = item ?? draft?.item ?? null;
        return (
          <Link href={`/content/banners/${key}`}>
            {(shown === null ? null : titleOf(shown)) ?? key}
          </Link>
        );
      },
    },
    { key: 'state', head: t('state'), phone: 'lead', cell: (row) => <ShownTag row={row} /> },
    {
      key: 'group',
      head: t('field.groupName'),
      cell: (row) => t(`word.groupName.${bannerOf(row)?.groupName ?? '/'}`),
    },
    {
      key: 'position',
      head: t('field.position'),
      end: true,
      cell: (row) => number(bannerOf(row)?.position ?? 0),
    },
    {
      key: 'period',
      head: t('period'),
      cell: (row) => {
        const content = bannerOf(row);
        return content === null ? '—' : period(content);
      },
    },
  ];
  const groupOf = (row: Listed): string => bannerOf(row)?.groupName ?? '';
  return (
    <Panel
      title={t('room.banners')}
      aside={
        may(self, 'content:item:publish') && (
          <ButtonLink size="sm" kind="primary" href={`/content/banners/${crypto.randomUUID()}`}>
            {t('banner.new')}
          </ButtonLink>
        )
      }
      className={css.table}
    >
      <Answer query={query}>
        {({ items }) => {
          const groups = [...new Set(items.map(groupOf))].filter((one) => one !== '');
          const rows = items
            .filter((row) => group === '' || groupOf(row) === group)
            .toSorted((a, b) => groupOf(a).localeCompare(groupOf(b)) || placeOf(a) - placeOf(b));
          return (
            <>
              <div className={css.filter}>
                <Select
                  label={t('field.groupName')}
                  placeholder={t('groups.all')}
                  options={groups.map((value) => ({ value, label: t(`word.groupName.${value}`) }))}
                  value={group}
                  onChange={({ target }) =>
                    setSearch(target.value === '' ? {} : { group: target.value }, { replace: true })
                  }
                />
              </div>
              {rows.length === 0 ? (
                <Plain title={t('banners.none')} />
              ) : (
                <Table
                  label={t('list.banners')}
                  columns={columns}
                  rows={rows}
                  rowKey={({ key }) => key}
                />
              )}
            </>
          );
        }}
      </Answer>
    </Panel>
  );
}

const placeOf = (row: Listed): number => bannerOf(row)?.position ?? 0;
