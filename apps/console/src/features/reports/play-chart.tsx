import { Answer } from '../../components/answer.tsx';
import { Chart } from '../../components/chart.tsx';
import { Panel } from '../../components/panel.tsx';
import { useT } from '../../lib/i18n.ts';
import type { Table } from './report.ts';
import css from './reports.module.css';
import { before, everyDay } from './span.ts';
import type { Days } from './span.ts';
import type { Address } from './use-address.ts';
import { usePlayDays } from './use-report.ts';
import { useWords } from './words.ts';

/** GGR of each day, with the days before as a line. One day alone is no chart. */
export function PlayChart({ address }: { address: Address }) {
  const t = useT('console-reports');
  const { days, wish } = address;
  const past = before(days);
  const isShown = days.from !== days.to;
  const query = usePlayDays(wish, isShown);
  const earlier = usePlayDays({ ...wish, ...past }, isShown).data;
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

/** The GGR of a day: nothing counted where its page was read and lacks it, null where it was not read. */
function ggrOf(table: Table | undefined): (day: string) => string | null {
  const known = new Map(table?.rows.map((row) => [row.id, row.amounts['ggr'] ?? '0']));
  const last = table?.rows.at(-1)?.id ?? '';
  const isWhole = table?.nextCursor === null;
  return (day) => known.get(day) ?? (isWhole || day < last ? '0' : null);
}

/** The days of the period in their order. */
function DayChart({ table, earlier, days, past }: DayChartProps) {
  const t = useT('console-reports');
  const { money, day, head } = useWords(table);
  const now = ggrOf(table);
  const was = ggrOf(earlier);
  const daysBefore = everyDay(past);
  const places = everyDay(days).map((one, place) => ({
    name: `${one.slice(8)}/${one.slice(5, 7)}`,
    title: day(one),
    now: now(one),
    before: was(daysBefore[place] ?? ''),
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
