import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { BackIcon, ForwardIcon } from '../icon/first-icons.tsx';
import { Link } from '../link/link.tsx';
import { Progress } from '../value/progress.tsx';
import { pagesInSight } from './pages.ts';
import css from './data.module.css';

export type PaginationProps = {
  page: number;
  total: number;
  hrefOf: (page: number) => string;
  labels: { nav: string; back: string; forward: string; page: (page: number) => string };
};

/** Pages as links, so that they can be opened, copied and gone back to. */
export function Pagination({ page, total, hrefOf, labels }: PaginationProps) {
  if (total < 2) return null;
  const turn = (to: number, label: string, icon: ReactNode): ReactNode =>
    to < 1 || to > total ? (
      <span className={clsx(css.page, css.turn, css.pageOff)} aria-hidden>
        {icon}
      </span>
    ) : (
      <Link className={clsx(css.page, css.turn)} href={hrefOf(to)} aria-label={label}>
        {icon}
      </Link>
    );
  return (
    <nav className={css.pages} aria-label={labels.nav}>
      {turn(page - 1, labels.back, <BackIcon size={20} />)}
      {pagesInSight(page, total).map((one, index) =>
        one === null ? (
          <span key={`gap${index}`} className={css.page} aria-hidden>
            …
          </span>
        ) : (
          <Link
            key={one}
            className={clsx(css.page, 'num')}
            href={hrefOf(one)}
            aria-label={labels.page(one)}
            aria-current={one === page ? 'page' : undefined}
          >
            {one}
          </Link>
        ),
      )}
      {turn(page + 1, labels.forward, <ForwardIcon size={20} />)}
    </nav>
  );
}

export type LoadMoreProps = {
  shown: number;
  total: number;
  /** "42 de 612 jogos". */
  text: string;
  buttonLabel: string;
  loading?: boolean;
  onMore: () => void;
};

/** How much of a list is here, and the rest on request: the footer stays in reach. */
export function LoadMore({ shown, total, text, buttonLabel, loading, onMore }: LoadMoreProps) {
  return (
    <div className={css.more}>
      <span className="num" role="status">
        {text}
      </span>
      <Progress value={total === 0 ? 1 : shown / total} label={text} thin />
      {shown < total && (
        <Button kind="action" full loading={loading} onClick={onMore}>
          {buttonLabel}
        </Button>
      )}
    </div>
  );
}
