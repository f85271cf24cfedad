import type { ReactNode } from 'react';
import css from './components.module.css';

/** The title of a desk, one line below it, and what is chosen for the whole desk. */
export const DeskHead = ({
  title,
  text,
  children,
}: {
  title: string;
  text?: ReactNode;
  children?: ReactNode;
}) => (
  <header className={css.deskHead}>
    <div>
      <h1>{title}</h1>
      {text !== undefined && <p>{text}</p>}
    </div>
    {children}
  </header>
);
