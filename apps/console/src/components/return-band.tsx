import { Tag } from '@arara/ui';
import { useT } from '../lib/i18n.ts';
import { percent } from '../lib/percent.ts';
import css from './return-band.module.css';

/** A return and its band; percents of the cost. Null: nobody has played for money. */
export interface Banded {
  readonly certified: string;
  readonly live: string | null;
  readonly low: string | null;
  readonly high: string | null;
  readonly verdict: 'within' | 'outside' | 'few' | null;
}

const [width, height] = [112, 16];
const middle = height / 2;
/** The line is three bands long, so that a return outside its band is still on it. */
const bands = 3;

/** The band of chance, the certificate in its middle and the real return as a point; the words say the same. */
export function ReturnBand({ of }: { of: Banded }) {
  const t = useT('console');
  const { live, low, high, verdict } = of;
  if (live === null || low === null || high === null) return t('band.unplayed');
  const certified = Number(of.certified);
  const half = Math.max(Number(high) - certified, 0.01) * bands;
  const x = (value: string): number => {
    const at = width / 2 + ((Number(value) - certified) / half) * (width / 2);
    return Math.min(width - 4, Math.max(4, at));
  };
  const [from, to] = [x(low), x(high)];
  return (
    <>
      <svg
        className={css.band}
        data-verdict={verdict}
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        aria-hidden
      >
        <line className={css.rail} x1="0" x2={width} y1={middle} y2={middle} />
        <rect x={from} width={to - from} y={middle - 4} height="8" rx="2" />
        <line className={css.mean} x1={width / 2} x2={width / 2} y1="1" y2={height - 1} />
        <circle cx={x(live)} cy={middle} r="4" />
      </svg>
      <span className="sr">{t('band.text', { low: percent(low), high: percent(high) })}</span>
    </>
  );
}

const tones = { within: 'good', outside: 'bad', few: undefined } as const;

/** In or out of the band, or too little played to say so, as a word. */
export function Verdict({ verdict }: Pick<Banded, 'verdict'>) {
  const t = useT('console');
  if (verdict === null) return <span aria-hidden>—</span>;
  return <Tag tone={tones[verdict]}>{t(`verdict.${verdict}`)}</Tag>;
}
