import type { ReactNode } from 'react';
import { BackToList } from '../../components/panes.tsx';
import { useT } from '../../lib/i18n.ts';
import css from './cashier.module.css';

/** On a phone the file stands alone; this leads back to its queue. */
export function BackToQueue() {
  const t = useT('console-cashier');
  return <BackToList href={`/cashier${location.search}`}>{t('back')}</BackToList>;
}

interface FileHeadProps {
  readonly amount: string;
  readonly text: string;
  readonly children?: ReactNode;
}

/** The amount in large, and one line about whose it is. */
export const FileHead = ({ amount, text, children }: FileHeadProps) => (
  <header className={css.head}>
    <div>
      <h2 className="num">{amount}</h2>
      <p>{text}</p>
    </div>
    {children}
  </header>
);

interface ClockProps {
  readonly from: string;
  readonly until: string;
  readonly now: number;
}

const radius = 17;
const round = 2 * Math.PI * radius;
const minuteMs = 60_000;

/** The promised time as a ring, with the minutes that are left. */
export function Clock({ from, until, now }: ClockProps) {
  const t = useT('console-cashier');
  const end = Date.parse(until);
  const left = Math.max(0, Math.ceil((end - now) / minuteMs));
  const share = Math.min(1, Math.max(0, (end - now) / (end - Date.parse(from))));
  return (
    <div className={css.clock} data-late={left === 0 ? '' : undefined}>
      <svg viewBox="0 0 44 44" width="46" height="46" aria-hidden>
        <circle cx="22" cy="22" r={radius} />
        <circle cx="22" cy="22" r={radius} strokeDasharray={`${round * share} ${round}`} />
      </svg>
      <p>
        <b className="num">{t('minutes', { minutes: left })}</b>
        <span>{t(left === 0 ? 'late' : 'left')}</span>
      </p>
    </div>
  );
}
