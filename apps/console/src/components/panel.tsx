import clsx from 'clsx';
import type { ReactNode } from 'react';
import css from './components.module.css';

type PanelProps = {
  title?: string;
  /** Stands at the end of its title's line. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** A sheet of the desk. */
export const Panel = ({ title, aside, className, children }: PanelProps) => (
  <section className={clsx(css.panel, className)}>
    {title !== undefined && (
      <header className={css.panelHead}>
        <h2>{title}</h2>
        {aside}
      </header>
    )}
    {children}
  </section>
);
