import { Chart } from '../../components/chart.tsx';
import { useFormat, useT } from '../../lib/i18n.ts';
import { shortDay } from './board.ts';
import type { Dashboard } from './board.ts';

/** GGR hour by hour as bars, the week before as a line; the running hour is hatched. */
export function HourChart({ board }: { board: Dashboard }) {
  const t = useT('console-dashboard');
  const format = useFormat();
  const { hours, hoursBefore, currency, running, before } = board;
  const longer = hours.length > hoursBefore.length ? hours : hoursBefore;
  const places = longer.map(({ at }, place) => ({
    name: format.time(at),
    title: format.time(at),
    now: hours[place]?.ggr ?? null,
    before: hoursBefore[place]?.ggr ?? null,
  }));
  return (
    <Chart
      label={t('hours')}
      places={places}
      running={running}
      words={{
        place: t('chart.time'),
        now: t('chart.now'),
        before: t('chart.before', { day: shortDay(before) }),
      }}
      amountText={(amount) => format.money(amount, currency)}
    />
  );
}
