import { Bone, Button, ButtonLink, EmptyState, RepeatIcon, Skeletons, Tag } from '@arara/ui';
import type { Column, Tone } from '@arara/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Amount } from '../../../components/amount.tsx';
import { useDayName } from '../../../components/day-name.ts';
import { QueryStates } from '../../../components/query-states.tsx';
import { Records, RowOpener } from '../../../components/records.tsx';
import type { RecordItem } from '../../../components/records.tsx';
import { chasePaths } from '../../../config/chase-paths.ts';
import { paths } from '../../../config/paths.ts';
import { useFormat, useT } from '../../../lib/i18n.ts';
import { start } from '../../../lib/start.ts';
import { chasesQuery } from '../api/get-chases.ts';
import type { Chase } from '../api/get-chases.ts';
import { useLiveTickets } from '../live-tickets.ts';
import css from './tickets.module.css';

/** The member's chases, newest first. */
export function ChaseList() {
  const t = useT('tickets');
  const query = useInfiniteQuery(chasesQuery);
  useLiveTickets();
  return (
    <QueryStates query={query} skeleton={<ChaseBones />}>
      {({ pages }) => {
        const rows = pages.flatMap(({ chases }) => chases);
        if (rows.length === 0) return <NoChases />;
        return (
          <div className={css.list}>
            <Rows rows={rows} />
            {query.hasNextPage && (
              <Button
                full
                loading={query.isFetchingNextPage}
                onClick={() => void query.fetchNextPage()}
              >
                {t('chases.more')}
              </Button>
            )}
          </div>
        );
      }}
    </QueryStates>
  );
}

function Rows({ rows }: { rows: readonly Chase[] }) {
  const t = useT('tickets');
  const dayName = useDayName();
  return (
    <Records
      label={t('tab.chases')}
      rows={rows}
      rowKey={({ id }) => id}
      hrefOf={({ id }) => chasePaths.one(id)}
      dayOf={({ createdAt }) => dayName(createdAt)}
      {...useChaseLook()}
    />
  );
}

/** How a chase looks: as a row of a table and as a row under the thumb. */
function useChaseLook() {
  const t = useT('tickets');
  const names = useT('lottery');
  const format = useFormat();
  const { currency } = start.settings;
  const progress = ({ steps }: Chase) =>
    t('chase.progress', {
      bought: format.number(steps.filter(({ state }) => state === 'BOUGHT').length),
      count: format.number(steps.length),
    });
  const item = (row: Chase): RecordItem => ({
    icon: <RepeatIcon size={20} />,
    title: names(`game.${row.gameCode}`),
    note: (
      <span className={css.state}>
        {progress(row)}
        <ChaseTag state={row.state} />
      </span>
    ),
    amount: <Amount value={row.total} currency={currency} />,
    under: t('chase.total'),
  });
  const columns: readonly Column<Chase>[] = [
    {
      key: 'at',
      head: t('chase.made'),
      cell: ({ createdAt }) => <time dateTime={createdAt}>{format.moment(createdAt)}</time>,
    },
    {
      key: 'game',
      head: t('filter.game'),
      cell: ({ id, gameCode }) => (
        <RowOpener href={chasePaths.one(id)}>{names(`game.${gameCode}`)}</RowOpener>
      ),
    },
    { key: 'progress', head: t('chase.steps'), cell: progress },
    { key: 'state', head: t('filter.state'), cell: ({ state }) => <ChaseTag state={state} /> },
    {
      key: 'total',
      head: t('chase.total'),
      end: true,
      cell: ({ total }) => <Amount value={total} currency={currency} />,
    },
  ];
  return { item, columns };
}

const tones: Readonly<Record<Chase['state'], Tone>> = {
  ACTIVE: 'warn',
  DONE: 'mute',
  STOPPED: 'info',
};

/** The state of a chase in a word. */
export function ChaseTag({ state }: Pick<Chase, 'state'>) {
  const t = useT('tickets');
  return <Tag tone={tones[state]}>{t(`chase.state.${state}`)}</Tag>;
}

function NoChases() {
  const t = useT('tickets');
  return (
    <EmptyState
      title={t('chases.empty')}
      text={t('chases.empty.text')}
      actions={<ButtonLink href={paths.lotteries}>{t('chases.do')}</ButtonLink>}
    />
  );
}

const ChaseBones = () => <Skeletons count={6} of={(index) => <Bone key={index} h={63} />} />;
