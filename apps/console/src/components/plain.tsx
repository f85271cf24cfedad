import type { ReactNode } from 'react';
import css from './components.module.css';

/** A place that has nothing else to show: what that means, and what one can do. */
export const Plain = ({
  title,
  text,
  children,
}: {
  title: string;
  text?: string;
  children?: ReactNode;
}) => (
  <section className={css.plain}>
    <h2>{title}</h2>
    {text !== undefined && <p>{text}</p>}
    {children}
  </section>
);
