import { useState } from 'react';
import { useT } from '../../../lib/i18n.ts';
import { numeroText } from '@arara/lottery-view';
import { writeIn } from '../tracks.ts';
import type { Track } from '../tracks.ts';
import type { Drawn } from '../drawn.ts';
import css from './stats.module.css';
import { Strip } from './strip.tsx';
import { TrackChoice } from './track-choice.tsx';

/** So many draws, the newest at the end. */
const shown = 30;
const column = 34;
const line = 28;
const dot = 12;

interface TrendProps {
  readonly tracks: readonly Track[];
  readonly draws: readonly Drawn[];
}

/** The number of one place from draw to draw: a line to look at, a table to listen to. */
export function Trend({ tracks, draws }: TrendProps) {
  const t = useT('lottery-stats');
  const [at, setAt] = useState(0);
  const track = tracks[at];
  if (track === undefined) return null;
  const points = draws
    .slice(0, shown)
    .toReversed()
    .flatMap(({ numero, draw }) => track.see(draw).map((number) => ({ numero, number })));
  const size = track.high - track.low + 1;
  return (
    <>
      <TrackChoice tracks={tracks} at={at} onChange={setAt} />
      <p className={css.soft}>{t('trend.lead', { count: points.length })}</p>
      <Strip
        key={at}
        label={t('view.trend')}
        width={points.length * column}
        height={size * line}
        spoken={
          <table>
            <caption>{t('view.trend')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('table.issue')}</th>
                <th scope="col">{t('table.number')}</th>
              </tr>
            </thead>
            <tbody>
              {points.toReversed().map(({ numero, number }) => (
                <tr key={numero}>
                  <th scope="row">{numeroText(numero)}</th>
                  <td>{writeIn(track, number)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        }
      >
        <Line track={track} size={size} numbers={points.map(({ number }) => number)} />
      </Strip>
    </>
  );
}

interface LineProps {
  readonly track: Track;
  /** How many numbers the track has. */
  readonly size: number;
  readonly numbers: readonly number[];
}

function Line({ track, size, numbers }: LineProps) {
  const width = numbers.length * column;
  const places = numbers.map((number, at) => ({
    number,
    x: (at + 0.5) * column,
    y: (track.high - number + 0.5) * line,
  }));
  return (
    <>
      {Array.from({ length: size }, (_, at) => (
        <line
          key={at}
          className={css.rung}
          x2={width}
          y1={(at + 0.5) * line}
          y2={(at + 0.5) * line}
        />
      ))}
      <polyline className={css.path} points={places.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {places.map(({ x, y, number }) => (
        <g key={x}>
          <circle className={css.dot} cx={x} cy={y} r={dot} />
          <text className={css.digit} x={x} y={y}>
            {writeIn(track, number)}
          </text>
        </g>
      ))}
    </>
  );
}
