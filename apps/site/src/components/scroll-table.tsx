import clsx from 'clsx';
import type { ReactNode } from 'react';
import css from './scroll-table.module.css';

interface ScrollTableProps {
  /** Spoken name of the table. */
  readonly label: string;
  readonly heads: readonly string[];
  /** The part after it stays near. */
  readonly low?: boolean;
  readonly className?: string | undefined;
  /** The rows. */
  readonly children: ReactNode;
}

/** A long table that is looked through in its place: its heads stay in sight. */
export const ScrollTable = ({ label, heads, low, className, children }: ScrollTableProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
  <div className={clsx(css.scroll, low && css.low)} tabIndex={0} role="region" aria-label={label}>
    <table className={className}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </div>
);
