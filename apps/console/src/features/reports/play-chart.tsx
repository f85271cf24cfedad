import { Answer } from '../../components/answer.tsx';
import { Chart } from '../../components/chart.tsx';
import { Panel } from '../../components/panel.tsx';
import { useT } from '../../lib/i18n.ts';
import type { Table } from './report.ts';
import css from './reports.module.css';
import { before, everyDay } from './span.ts';
import type { Days } from './span.ts';
import type { Address } from './use-address.ts';
import { useReport } from './use-report.ts';
import { useWords } from './words.ts';

/** GGR of each day, with the days before as a line. One day alone is no chart. */
export function PlayChart({ address }: { address: Address }) {
  const t = useT('console-reports');
  const { days, wish } = address;
  const past = before(days);
  const isShown = days.from !== days.to;
  const asked = { ...wish, by: 'day', sort: 'day.ascending' } as const;
  const query = useReport('play', asked, isShown);
  const earlier = useReport('play', { ...asked, ...past }, isShown).data;
  if (!isShown) return null;
  return (
    <Panel title={t('chart')} className={css.wide}>
      <Answer query={query} rows={5}>
        {(table) => <DayChart table={table} earlier={earlier} days={days} past={past} />}
      </Answer>
    </Panel>
  );
}

interface DayChartProps {
  readonly table: Table;
  readonly earlier: Table | undefined;
  readonly days: Days;
  readonly past: Days;
}

/** The days of the period in their order; those without play have nothing. */
function DayChart({ table, earlier, days, past }: DayChartProps) {
  const t = useT('console-reports');
  const { money, day, head } = useWords(table);
  const now = new Map(table.rows.map((row) => [row.id, row.amounts['ggr'] ?? '0']));
  const was = new Map(earlier?.rows.map((row) => [row.id, row.amounts['ggr'] ?? '0']));
  const daysBefore = everyDay(past);
  const places = everyDay(days).map((one, place) => ({
    name: `${one.slice(8)}/${one.slice(5, 7)}`,
    title: day(one),
    now: now.get(one) ?? '0',
    before: earlier === undefined ? null : (was.get(daysBefore[place] ?? '') ?? '0'),
  }));
  return (
    <Chart
      label={t('chart')}
      places={places}
      running={table.running}
      words={{ place: head('day'), now: t('chart.now'), before: t('chart.before') }}
      amountText={money}
    />
  );
}
