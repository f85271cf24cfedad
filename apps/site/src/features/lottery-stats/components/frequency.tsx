import { Segmented } from '@arara/ui';
import clsx from 'clsx';
import { useState } from 'react';
import type { CSSProperties } from 'react';
import { useFormat, useT } from '../../../lib/i18n.ts';
import { daysBetween } from '@arara/lottery-view';
import { countsOf, expectedTimes, ordered, orders } from '../counts.ts';
import type { NumberCount, Order } from '../counts.ts';
import { writeIn } from '../tracks.ts';
import type { Track } from '../tracks.ts';
import type { Drawn } from '../drawn.ts';
import css from './stats.module.css';
import { TrackChoice } from './track-choice.tsx';

/** So many of the last draws are counted. */
const windows = ['30', '50', '100'] as const;

interface FrequencyProps {
  readonly tracks: readonly Track[];
  readonly draws: readonly Drawn[];
}

/** How often each number came, and how long it is away. */
export function Frequency({ tracks, draws }: FrequencyProps) {
  const t = useT('lottery-stats');
  const format = useFormat();
  const [at, setAt] = useState(0);
  const [last, setLast] = useState<(typeof windows)[number]>('100');
  const [order, setOrder] = useState<Order>('number');
  const [first] = tracks;
  const track = tracks[at] ?? first;
  if (track === undefined) return null;
  const known = Math.min(Number(last), draws.length);
  const own = draws.map(({ draw }) => draw);
  const counts = ordered(countsOf(track, own, known), order);
  const most = Math.max(1, ...counts.map(({ times }) => times));
  return (
    <>
      <TrackChoice tracks={tracks} at={at} onChange={setAt} />
      <div className={css.choices}>
        <Segmented
          label={t('last')}
          onSurface
          value={last}
          onChange={setLast}
          choices={windows.map((value) => ({
            value,
            label: t('last.draws', { count: Number(value) }),
          }))}
        />
        <Segmented
          label={t('order')}
          onSurface
          value={order}
          onChange={setOrder}
          choices={orders.map((value) => ({ value, label: t(`order.${value}`) }))}
        />
      </div>
      <p className={css.soft}>
        {t('expected', {
          count: known,
          times: format.number(Math.round(expectedTimes(track, known) * 10) / 10),
        })}
      </p>
      <ol className={css.numbers}>
        {counts.map((one) => (
          <Count key={one.number} track={track} one={one} most={most} draws={draws} />
        ))}
      </ol>
    </>
  );
}

interface CountProps {
  readonly track: Track;
  readonly one: NumberCount;
  /** How often the most frequent number came. */
  readonly most: number;
  /** All that are known. */
  readonly draws: readonly Drawn[];
}

function Count({ track, one: { number, times, absent, heat }, most, draws }: CountProps) {
  const t = useT('lottery-stats');
  const format = useFormat();
  const away = (): string => {
    if (absent === null) return t('absent.never', { count: draws.length });
    if (absent === 0) return t('absent.now');
    if (track.away === 'draws') return t('absent.since', { count: absent });
    const [newest, seen] = [draws[0]?.numero ?? '', draws[absent]?.numero ?? ''];
    return t('absent.days', { count: daysBetween(seen, newest) });
  };
  return (
    <li className={clsx(css.number, heat !== null && css[heat])}>
      <b>{writeIn(track, number)}</b>
      <span>{t('times', { times: format.number(times) })}</span>
      <i aria-hidden style={{ '--part': times / most } as CSSProperties} />
      <small>
        {heat !== null && (
          <>
            <b>{t(heat)}</b> ·{' '}
          </>
        )}
        {away()}
      </small>
    </li>
  );
}
