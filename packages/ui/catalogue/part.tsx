import type { ReactNode } from 'react';
import css from './catalogue.module.css';

type PartProps = { name: string; title: string; children: ReactNode };

/** A section of the catalogue; its name is the name of its pictures. */
export const Part = ({ name, title, children }: PartProps) => (
  <section id={name} data-part={name} className={css.part}>
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
