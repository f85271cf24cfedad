import { ButtonLink, Link } from '@arara/ui';
import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { More } from './more.tsx';
import { Panel } from './panel.tsx';
import css from './panes.module.css';
import { Plain } from './plain.tsx';

interface PanesProps {
  /** True while a row of the list is open: a narrow page then shows that alone. */
  readonly isOpen: boolean;
  /** A third pane stands beside the open one. */
  readonly isThree?: boolean;
  readonly children: ReactNode;
}

/** A list with the row that is open beside it. */
export const Panes = ({ isOpen, isThree = false, children }: PanesProps) => (
  <div
    className={css.panes}
    data-open={isOpen ? '' : undefined}
    data-three={isThree ? '' : undefined}
  >
    {children}
  </div>
);

interface PaneListProps {
  /** The choices of what is listed. */
  readonly head: ReactNode;
  readonly query: ComponentProps<typeof More>['query'];
  /** The rows, in their `ul`. */
  readonly children: ReactNode;
  /** The keys of the desk. */
  readonly keys?: ReactNode;
}

/** The list at the left. */
export const PaneList = ({ head, query, children, keys }: PaneListProps) => (
  <Panel className={css.list}>
    <div className={css.filter}>{head}</div>
    {children}
    <More query={query} />
    {keys !== undefined && <p className={css.keys}>{keys}</p>}
  </Panel>
);

interface PaneRowProps {
  readonly href: string;
  readonly isOpen: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A row of the list: its name, a time or a mark beside it, and what else tells it from others. */
export const PaneRow = ({ href, isOpen, className, children }: PaneRowProps) => (
  <li>
    <Link
      className={clsx(css.row, className)}
      href={href}
      aria-current={isOpen ? 'true' : undefined}
    >
      {children}
    </Link>
  </li>
);

/** The place of the open row while none is. */
export const NoneOpen = ({ title, text }: { title: string; text: string }) => (
  <Panel className={css.none}>
    <Plain title={title} text={text} />
  </Panel>
);

/** From the open row back to its list, on a page that shows one of them. */
export const BackToList = ({ href, children }: { href: string; children: ReactNode }) => (
  <ButtonLink className={css.back} kind="link" href={href}>
    {children}
  </ButtonLink>
);
