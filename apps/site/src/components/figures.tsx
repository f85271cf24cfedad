import type { ReactNode } from 'react';
import css from './figures.module.css';

interface FiguresProps {
  /** They stand beside each other, three at most. */
  readonly figures: readonly (readonly [name: string, value: ReactNode])[];
}

/** The sums that matter on a receipt. */
export const Figures = ({ figures }: FiguresProps) => (
  <dl className={css.figures}>
    {figures.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
