import clsx from 'clsx';
import type { ReactNode } from 'react';
import css from './label.module.css';

export type Tone = 'hot' | 'new' | 'jackpot' | 'good' | 'bad' | 'warn' | 'info' | 'mute';

type TagProps = { tone?: Tone; icon?: ReactNode; className?: string; children: ReactNode };

/** A short state or seal. The word says it; the colour only helps. */
export const Tag = ({ tone = 'mute', icon, className, children }: TagProps) => (
  <span className={clsx(css.tag, css[tone], className)}>
    {icon}
    {children}
  </span>
);

type BadgeProps = {
  count: number;
  /** Spoken instead of the bare number: "4 promotions". */
  label?: string;
  className?: string;
};

/** A count of what waits; above 99 it says 99+, at zero it is not there. */
export function Badge({ count, label, className }: BadgeProps) {
  if (count <= 0) return null;
  return (
    <b className={clsx(css.badge, className)}>
      <span aria-hidden={label ? true : undefined}>{count > 99 ? '99+' : count}</span>
      {label && <span className="sr">{label}</span>}
    </b>
  );
}

/** "18+", from the site's settings. */
export const AgeMark = ({ age, title }: { age: number; title: string }) => (
  <span className={css.age} title={title} role="img" aria-label={title}>
    {age}+
  </span>
);

type BallProps = { children: ReactNode; special?: boolean; size?: 'md' | 'lg' };

/** A drawn number. */
export const BallNumber = ({ children, special, size = 'md' }: BallProps) => (
  <span className={clsx(css.ball, special && css.special, size === 'lg' && css.ballLg)}>
    {children}
  </span>
);
