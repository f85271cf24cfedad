import { useEffect, useRef, useState } from 'react';
import { loadChunk } from '../lib/chunk.ts';
import { currentLanguage } from '../lib/i18n.ts';
import { useTheme } from '../lib/theme.ts';
import css from './chart.module.css';

/** A place of a chart: an hour, a day. Amounts are decimal strings. */
export interface Place {
  /** The name on the axis. */
  readonly name: string;
  /** Its whole name; the table and the line above the chart say it. */
  readonly title: string;
  readonly now: string | null;
  readonly before: string | null;
}

interface ChartProps {
  /** The subject of the chart: the caption of its table. */
  readonly label: string;
  readonly places: readonly Place[];
  readonly running: boolean;
  readonly words: { readonly place: string; readonly now: string; readonly before: string };
  readonly amountText: (amount: string) => string;
}

/** Bars of now and a line of before. The table beside it says the same to those who cannot see it. */
export function Chart(props: ChartProps) {
  const { words } = props;
  const [place, setPlace] = useState<number | null>(null);
  const pointed = place === null ? undefined : props.places[place];
  return (
    <figure className={css.figure}>
      <figcaption className={css.key} aria-hidden>
        {pointed !== undefined && <b>{pointed.title}</b>}
        <span data-now="">
          {words.now}
          <Amount of={pointed?.now} {...props} />
        </span>
        <span data-before="">
          {words.before}
          <Amount of={pointed?.before} {...props} />
        </span>
      </figcaption>
      <Canvas {...props} onPlace={setPlace} />
      <ChartTable {...props} />
    </figure>
  );
}

const Amount = ({
  of,
  amountText,
}: Pick<ChartProps, 'amountText'> & { of: string | null | undefined }) =>
  of === undefined || of === null ? null : <b className="num"> {amountText(of)}</b>;

const short = new Intl.NumberFormat(currentLanguage(), {
  notation: 'compact',
  maximumFractionDigits: 1,
});
const numberOf = (amount: string | null): number | null =>
  amount === null ? null : Number(amount);

/** The drawing itself, which arrives after the page; its room is kept free. */
function Canvas({
  places,
  running,
  onPlace,
}: Pick<ChartProps, 'places' | 'running'> & { onPlace: (place: number | null) => void }) {
  const box = useRef<HTMLDivElement>(null);
  const theme = useTheme((state) => state.theme);
  // A page that asks again and hears the same draws nothing anew; colours are the theme's.
  const drawn = JSON.stringify({ places, running, theme });
  useEffect(() => {
    const shown = JSON.parse(drawn) as Pick<ChartProps, 'places' | 'running'>;
    let drawing: { destroy(): void } | undefined;
    let isGone = false;
    const draw = async (): Promise<void> => {
      const { plot } = await loadChunk(() => import('./chart-plot.ts'));
      if (isGone || box.current === null) return;
      drawing = plot(
        box.current,
        {
          names: shown.places.map(({ name }) => name),
          now: shown.places.map(({ now }) => numberOf(now)),
          before: shown.places.map(({ before }) => numberOf(before)),
          running: shown.running,
          short: (value) => short.format(value),
        },
        onPlace,
      );
    };
    // Without the drawing the table still says all.
    draw().catch(() => undefined);
    return () => {
      isGone = true;
      drawing?.destroy();
    };
  }, [drawn, onPlace]);
  return <div className={css.canvas} ref={box} aria-hidden />;
}

function ChartTable({ label, places, words, amountText }: ChartProps) {
  return (
    <div className="sr">
      <table>
        <caption>{label}</caption>
        <thead>
          <tr>
            <th scope="col">{words.place}</th>
            <th scope="col">{words.now}</th>
            <th scope="col">{words.before}</th>
          </tr>
        </thead>
        <tbody>
          {places.map(({ title, now, before }) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              <td>{now === null ? '' : amountText(now)}</td>
              <td>{before === null ? '' : amountText(before)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
