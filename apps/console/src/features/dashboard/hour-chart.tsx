import { useFormat, useT } from '../../lib/i18n.ts';
import css from './dashboard.module.css';
import { shortDay } from './board.ts';
import type { Dashboard } from './board.ts';

const [width, height, left, top, bottom] = [620, 220, 52, 12, 24];
const plot = { width: width - left, height: height - top - bottom };
const lines = 4;
const labelEvery = 6;

/** GGR hour by hour as bars, the week before as a line; the running hour is hatched. */
export function HourChart({ board }: { board: Dashboard }) {
  const t = useT('console-dashboard');
  const format = useFormat();
  const { hours, hoursBefore, currency, running } = board;
  const values = [...hours, ...hoursBefore].map(({ ggr }) => Number(ggr));
  const [low, high] = [Math.min(0, ...values), Math.max(lines - 1, ...values)];
  const count = Math.max(hours.length, hoursBefore.length, 1);
  const step = plot.width / count;
  const y = (value: number): number => top + ((high - value) / (high - low)) * plot.height;
  const x = (at: number): number => left + at * step;
  const marks = Array.from({ length: lines }, (_, at) => low + ((high - low) * at) / (lines - 1));
  const path = hoursBefore
    .map(({ ggr }, at) => `${at === 0 ? 'M' : 'L'}${x(at) + step / 2} ${y(Number(ggr))}`)
    .join('');
  return (
    <figure className={css.figure}>
      <figcaption className={css.key}>
        <span data-now="">{t('chart.now')}</span>
        <span data-before="">{t('chart.before', { day: shortDay(board.before) })}</span>
      </figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden>
        <Hatch />
        {marks.map((value) => (
          <g key={value}>
            <line className={css.grid} x1={left} x2={width} y1={y(value)} y2={y(value)} />
            <text x={left - 8} y={y(value) + 4} textAnchor="end">
              {format.number(Math.round(value))}
            </text>
          </g>
        ))}
        {hours.map(({ at, ggr }, place) => (
          <rect
            key={at}
            className={running && place === hours.length - 1 ? css.running : css.column}
            x={x(place) + step * 0.14}
            width={step * 0.72}
            y={Math.min(y(Number(ggr)), y(0))}
            height={Math.abs(y(Number(ggr)) - y(0))}
          >
            <title>
              {t('chart.hour', { time: format.time(at), amount: format.money(ggr, currency) })}
            </title>
          </rect>
        ))}
        <path className={css.before} d={path} />
        {hoursBefore.map(({ at }, place) =>
          place % labelEvery === 0 || place === hoursBefore.length - 1 ? (
            <text
              key={at}
              x={place === hoursBefore.length - 1 ? width : x(place) + step / 2}
              y={height - 6}
              textAnchor={place === hoursBefore.length - 1 ? 'end' : 'middle'}
            >
              {format.time(at)}
            </text>
          ) : null,
        )}
      </svg>
      <HourTable board={board} />
    </figure>
  );
}

const Hatch = () => (
  <defs>
    <pattern
      id="running"
      width="6"
      height="6"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <rect className={css.column} width="3" height="6" />
    </pattern>
  </defs>
);

/** The same for those who cannot see it. */
function HourTable({ board: { hours, hoursBefore, currency } }: { board: Dashboard }) {
  const t = useT('console-dashboard');
  const format = useFormat();
  return (
    <div className="sr">
      <table>
        <caption>{t('hours')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('chart.time')}</th>
            <th scope="col">{t('chart.now')}</th>
            <th scope="col">{t('before')}</th>
          </tr>
        </thead>
        <tbody>
          {hoursBefore.map(({ at, ggr }, place) => (
            <tr key={at}>
              <th scope="row">{format.time(at)}</th>
              <td>{hours[place] === undefined ? '' : format.money(hours[place].ggr, currency)}</td>
              <td>{format.money(ggr, currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
