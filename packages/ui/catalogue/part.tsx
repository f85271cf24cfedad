import type { ReactNode } from 'react';
import css from './catalogue.module.css';

export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={css.part}>
    <h2>{title}</h2>
    {children}
  </section>
);

export const Row = ({ children }: { children: ReactNode }) => (
  <div className={css.row}>{children}</div>
);

export const Columns = ({ children }: { children: ReactNode }) => (
  <div className={css.columns}>{children}</div>
);
