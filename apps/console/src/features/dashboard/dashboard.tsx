import { TextField } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { Answer } from '../../components/answer.tsx';
import { DeskHead } from '../../components/desk-head.tsx';
import { Panel } from '../../components/panel.tsx';
import { api } from '../../lib/api.ts';
import { useFormat, useT } from '../../lib/i18n.ts';
import { looks } from '../../lib/looks.ts';
import type { Dashboard } from './board.ts';
import css from './dashboard.module.css';
import { DayFigures } from './day-figures.tsx';
import { HourChart } from './hour-chart.tsx';
import { Products } from './products.tsx';
import { Returns } from './returns.tsx';
import { Waiting } from './waiting.tsx';

/** A day of the brand so far, against the same weekday of the week before up to the same moment. */
export default function DashboardDesk() {
  const t = useT('console-dashboard');
  const [search, setSearch] = useSearchParams();
  const day = search.get('day') ?? undefined;
  const query = useQuery({
    queryKey: ['dashboard', day],
    queryFn: ({ signal }) => api('staffDashboard', { query: { day }, signal }),
    refetchInterval: looks.desk,
    placeholderData: (before) => before,
  });
  const { data } = query;
  return (
    <>
      <DeskHead
        title={data === undefined ? t('title') : dayName(data)}
        text={data && <AsOf board={data} />}
      >
        <TextField
          type="date"
          label={t('day')}
          value={day ?? data?.day ?? ''}
          onChange={({ target }) => setSearch(target.value === '' ? {} : { day: target.value })}
        />
      </DeskHead>
      <Answer query={query}>
        {(board) => (
          <div className={css.board}>
            <div className={css.wide}>
              <DayFigures board={board} />
            </div>
            <Panel title={t('hours')}>
              <HourChart board={board} />
            </Panel>
            <Waiting />
            <Returns returns={board.returns} />
            <Products board={board} />
          </div>
        )}
      </Answer>
    </>
  );
}

/** A day of the calendar has no zone: it is named as that day in UTC. */
function dayName({ day }: Dashboard): string {
  const format = new Intl.DateTimeFormat(document.documentElement.lang, {
    dateStyle: 'full',
    timeZone: 'UTC',
  });
  const name = format.format(new Date(`${day}T12:00:00Z`));
  return name.charAt(0).toLocaleUpperCase() + name.slice(1);
}

/** Up to when the figures are true. */
function AsOf({ board: { asOf, running } }: { board: Dashboard }) {
  const t = useT('console-dashboard');
  const format = useFormat();
  if (!running) return t('whole', { transfer: asOf.transfer });
  return t('asOf', { time: format.time(asOf.at), transfer: asOf.transfer });
}
