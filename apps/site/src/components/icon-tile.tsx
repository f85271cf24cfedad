import type { ReactNode } from 'react';
import css from './icon-tile.module.css';

/** The icon or picture at the beginning of a row: drawn for the eye, said by the words beside it. */
export function IconTile({ children }: { readonly children: ReactNode }) {
  return (
    <span className={css.tile} aria-hidden>
      {children}
    </span>
  );
}
