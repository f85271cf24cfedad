import { useT } from '../../../lib/i18n.ts';
import type { Profit } from '../api/get-profit.ts';
import { barsOf } from '../bars.ts';
import css from './profit.module.css';

const [width, height, gap] = [600, 160, 3];

/** The result of each day as bars; the table below says the same to those who read it. */
export function ProfitChart({ profit }: { profit: Profit }) {
  const t = useT('profit');
  const { bars, zero } = barsOf(profit.days, profit.currency);
  const step = width / Math.max(1, bars.length);
  const barWidth = Math.min(step - gap, 48);
  return (
    <figure className={css.chart}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${t('chart')}. ${t('chart.text')}`}
      >
        {bars.map(({ day, top, height: share, isGain }, at) => (
          <rect
            key={day}
            className={isGain ? css.gain : css.loss}
            x={at * step + (step - barWidth) / 2}
            y={top * height}
            width={barWidth}
            height={share * height}
          />
        ))}
        <line className={css.zero} x1={0} x2={width} y1={zero * height} y2={zero * height} />
      </svg>
      <figcaption>{t('chart.text')}</figcaption>
    </figure>
  );
}
