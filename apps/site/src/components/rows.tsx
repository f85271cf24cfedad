import clsx from 'clsx';
import type { ReactNode } from 'react';
import { IconTile } from './icon-tile.tsx';
import css from './rows.module.css';

interface RowsProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A list inside a card: what there is, one line each, with what can be done about it. */
export function Rows({ className, children }: RowsProps) {
  return <ul className={clsx(css.rows, className)}>{children}</ul>;
}

interface RowProps {
  readonly icon?: ReactNode;
  readonly title: ReactNode;
  /** Lines in small print under the title. */
  readonly notes?: readonly ReactNode[];
  /** The actions, at the end of the row. */
  readonly children?: ReactNode;
}

/** One line of it. */
export function Row({ icon, title, notes = [], children }: RowProps) {
  return (
    <li>
      {icon !== undefined && <IconTile>{icon}</IconTile>}
      <div className={css.what}>
        <b>{title}</b>
        {notes.map((note, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- the lines of a row keep their places
          <small key={at}>{note}</small>
        ))}
      </div>
      {children}
    </li>
  );
}
