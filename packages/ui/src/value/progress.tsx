import clsx from 'clsx';
import css from './value.module.css';

export type ProgressProps = {
  /** 0 to 1. */
  value: number;
  /** Spoken name. */
  label: string;
  /** Spoken value ("42 de 612"), where a percentage says too little. */
  valueText?: string;
  tone?: 'accent' | 'good' | 'warn' | 'bad';
  thin?: boolean;
};

/** How much of a whole: a limit used, pages loaded, time left. */
export function Progress({ value, label, valueText, tone = 'accent', thin }: ProgressProps) {
  const share = Math.min(1, Math.max(0, value));
  return (
    <div
      className={clsx(css.progress, css[tone], thin && css.thin)}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
      aria-valuetext={valueText}
    >
      <i style={{ inlineSize: `${share * 100}%` }} />
    </div>
  );
}

/** Steps of a form: which one is on. */
export const Steps = ({ at, of, label }: { at: number; of: number; label: string }) => (
  <div className={css.steps} role="img" aria-label={label}>
    {Array.from({ length: of }, (_, index) => (
      <i key={index} className={clsx(index < at && css.done)} />
    ))}
  </div>
);
