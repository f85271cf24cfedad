import clsx from 'clsx';
import { useId, useState } from 'react';
import type { CSSProperties, PointerEvent } from 'react';
import { Amount } from '../../../components/amount.tsx';
import { signedText } from '../../../components/signed.ts';
import { useFormat, useLanguage, useT } from '../../../lib/i18n.ts';
import { useMasking } from '../../../lib/masking.ts';
import { start } from '../../../lib/start.ts';
import type { Profit } from '../api/get-profit.ts';
import { barsOf } from '../bars.ts';
import type { Rung } from '../bars.ts';
import css from './profit.module.css';

/** So many days have their date below them; the others stand between. */
const datesMax = 7;
const percent = (share: number): string => `${share * 100}%`;

/**
 * The result of each day as bars. A press, a drag or the arrow keys choose one, whose amount is then
 * said; the table below says the same to those who read it.
 */
export function ProfitChart({ profit: { days, currency } }: { profit: Profit }) {
  const t = useT('profit');
  const dayName = useShortDay();
  const textId = useId();
  const { bars, zero, rungs } = barsOf(days, currency);
  const [chosen, setChosen] = useState(() => lastWithResult(days));
  const every = Math.ceil(bars.length / datesMax);
  const bar = bars[chosen];
  const place = { '--n': bars.length, '--at': (chosen + 0.5) / bars.length } as CSSProperties;
  return (
    <figure className={css.chart}>
      <Scale rungs={rungs} />
      <div className={css.plot} style={place}>
        {rungs.map(({ amount, at }) => (
          <i
            key={amount}
            className={clsx(css.rung, at === zero && css.zero)}
            style={{ insetBlockStart: percent(at) }}
          />
        ))}
        {bars.map(({ day, top, height, isGain }, at) => (
          <span key={day} className={css.column}>
            {height > 0 && (
              <i
                className={clsx(css.bar, isGain ? css.gain : css.loss, at === chosen && css.chosen)}
                style={{ insetBlockStart: percent(top), blockSize: percent(height) }}
              />
            )}
          </span>
        ))}
        {bar && (
          <output className={css.tip} style={{ insetBlockEnd: percent(1 - bar.top) }}>
            {`${dayName(bar.day)}: `}
            <Amount value={bar.net} currency={currency} signed />
          </output>
        )}
        <DayChoice
          at={chosen}
          bars={bars}
          currency={currency}
          describedBy={textId}
          onChoose={setChosen}
        />
      </div>
      <div className={css.dates} aria-hidden>
        {bars.map(({ day }, at) => (
          <span key={day}>{(bars.length - 1 - at) % every === 0 && dayName(day)}</span>
        ))}
      </div>
      <figcaption id={textId}>{t('chart.text')}</figcaption>
    </figure>
  );
}

/** Where the newest day stands that came to something; without one, the newest of all. */
function lastWithResult(days: Profit['days']): number {
  const found = days.findLastIndex(({ net }) => /[1-9]/.test(net));
  return found < 0 ? days.length - 1 : found;
}

/** The amounts of the lines, in the site's currency. */
function Scale({ rungs }: { rungs: readonly Rung[] }) {
  const format = useFormat();
  const hidden = useMasking((state) => state.hidden);
  return (
    <div className={css.scale} aria-hidden>
      <b>{start.settings.currencySymbol}</b>
      {rungs.map(({ amount, at }) => (
        <span key={amount} className="num" style={{ insetBlockStart: percent(at) }}>
          {hidden ? '***' : format.number(Number(amount)).replace('-', '−')}
        </span>
      ))}
    </div>
  );
}

interface DayChoiceProps {
  readonly at: number;
  readonly bars: readonly { readonly day: string; readonly net: string }[];
  readonly currency: string;
  readonly describedBy: string;
  readonly onChoose: (at: number) => void;
}

/** Lies over the bars, and is all of them for a finger, a key and a reader of the screen. */
function DayChoice({ at, bars, currency, describedBy, onChoose }: DayChoiceProps) {
  const t = useT('profit');
  const ui = useT('ui');
  const format = useFormat();
  const dayName = useShortDay();
  const hidden = useMasking((state) => state.hidden);
  const bar = bars[at];
  const amount = (net: string): string =>
    hidden ? ui('money.hidden') : signedText(net, (plain) => format.money(plain, currency));

  function follow(event: PointerEvent<HTMLInputElement>): void {
    if (event.pointerType !== 'mouse') return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const along = (event.clientX - left) / width;
    const share = document.documentElement.dir === 'rtl' ? 1 - along : along;
    onChoose(Math.min(bars.length - 1, Math.max(0, Math.floor(share * bars.length))));
  }

  return (
    <input
      type="range"
      min={0}
      max={bars.length - 1}
      step={1}
      value={at}
      aria-label={t('chart')}
      aria-valuetext={bar && `${dayName(bar.day)}: ${amount(bar.net)}`}
      aria-describedby={describedBy}
      onChange={({ target }) => onChoose(Number(target.value))}
      onPointerMove={follow}
    />
  );
}

/** Day and month: `21/11`. */
function useShortDay(): (day: string) => string {
  const language = useLanguage();
  const format = new Intl.DateTimeFormat(language, {
    day: '2-digit',
    month: '2-digit',
    timeZone: 'UTC',
  });
  return (day) => format.format(new Date(`${day}T12:00:00Z`));
}
