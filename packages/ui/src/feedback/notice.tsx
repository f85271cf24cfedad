import clsx from 'clsx';
import type { ReactNode } from 'react';
import {
  CircleAlertIcon,
  CircleCheckIcon,
  InfoIcon,
  ShieldIcon,
  TriangleAlertIcon,
} from '../icon/first-icons.tsx';
import css from './feedback.module.css';

const icons = {
  good: CircleCheckIcon,
  bad: CircleAlertIcon,
  warn: TriangleAlertIcon,
  info: InfoIcon,
  calm: ShieldIcon,
};

export type NoticeProps = {
  tone?: keyof typeof icons;
  title?: ReactNode;
  icon?: ReactNode;
  /** True when it answers something the person has just done. */
  announce?: boolean;
  children?: ReactNode;
};

/** A sentence that belongs to this place of the page and stays. */
export function Notice({ tone = 'calm', title, icon, announce, children }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <div className={clsx(css.notice, css[tone])} role={announce ? 'status' : undefined}>
      {icon ?? <Icon />}
      <div>
        {title && <b>{title}</b>}
        {title && children && <br />}
        {children}
      </div>
    </div>
  );
}

/** Says that the page is cut off; the text says what is safe and what waits. */
export const OfflineBar = ({ icon, children }: { icon?: ReactNode; children: ReactNode }) => (
  <div className={css.offline} role="status">
    {icon}
    <span>{children}</span>
  </div>
);
