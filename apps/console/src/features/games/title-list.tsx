import { Table } from '@arara/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Answer } from '../../components/answer.tsx';
import { DeskHead } from '../../components/desk-head.tsx';
import { Panel } from '../../components/panel.tsx';
import { Plain } from '../../components/plain.tsx';
import { api } from '../../lib/api.ts';
import { useFormat, useT } from '../../lib/i18n.ts';
import { looks } from '../../lib/looks.ts';
import css from './games.module.css';
import { Rooms } from './rooms.tsx';
import { useColumns } from './title-columns.tsx';
import { DaysChoice, TitleFilters } from './title-filters.tsx';
import { inOrder } from './title.ts';
import { useFilters } from './use-filters.ts';
import { useSpan } from './words.ts';

/** Every title of the brand with its figures, its return in its band and its state. */
export function TitleList() {
  const t = useT('console-games');
  const format = useFormat();
  const spanOf = useSpan();
  const filters = useFilters();
  const query = useQuery({
    queryKey: ['games', filters.query],
    queryFn: ({ signal }) => api('staffGames', { query: filters.query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: looks.desk,
  });
  const columns = useColumns(query.data?.currency ?? '', filters.search);
  return (
    <>
      <DeskHead title={t('title')} text={query.data && t('text', spanOf(query.data))}>
        <Rooms room="titles" />
        <DaysChoice filters={filters} />
      </DeskHead>
      <Panel className={css.list}>
        <TitleFilters filters={filters} titles={query.data} />
        <Answer query={query} rows={12}>
          {({ games, count }) =>
            games.length === 0 ? (
              <Plain title={t('empty')} text={t('empty.text')} />
            ) : (
              <>
                <p className={css.count} role="status">
                  {t('shown', { shown: format.number(games.length), all: format.number(count) })}
                </p>
                <Table
                  label={t('title')}
                  columns={columns}
                  rows={inOrder(games, filters.sort)}
                  rowKey={({ nodeId }) => nodeId}
                  sort={filters.sort}
                  onSort={filters.onSort}
                />
              </>
            )
          }
        </Answer>
      </Panel>
    </>
  );
}
