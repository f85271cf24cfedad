import clsx from 'clsx';
import type { ReactNode } from 'react';
import { CheckIcon, ClockIcon, CloseIcon } from '../icon/first-icons.tsx';
import css from './data.module.css';

export type TimelineStep = {
  key: string;
  state: 'done' | 'current' | 'failed' | 'next';
  title: ReactNode;
  /** When it happened, already in the reader's words, for machines, and to the second. */
  at?: { text: string; iso: string; exact?: string };
  note?: ReactNode;
};

const icons = { done: CheckIcon, current: ClockIcon, failed: CloseIcon, next: CheckIcon };

/** The past and the next steps of something: a withdrawal, a complaint. */
export const Timeline = ({ steps, label }: { steps: readonly TimelineStep[]; label: string }) => (
  <ol className={css.steps} aria-label={label}>
    {steps.map(({ key, state, title, at, note }) => {
      const Icon = icons[state];
      return (
        <li
          key={key}
          className={clsx(css[state])}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <span className={css.dot} aria-hidden>
            <Icon size={16} />
          </span>
          <div>
            <b>{title}</b>
            {at && (
              <time dateTime={at.iso} title={at.exact} className="num">
                {at.text}
              </time>
            )}
            {note && <p>{note}</p>}
          </div>
        </li>
      );
    })}
  </ol>
);
