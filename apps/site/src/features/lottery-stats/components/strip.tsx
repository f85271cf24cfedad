import clsx from 'clsx';
import { useLayoutEffect, useRef } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import css from './stats.module.css';

interface StripProps {
  /** Spoken name of what it shows. */
  readonly label: string;
  /** The same for who hears the page. */
  readonly spoken: ReactNode;
  readonly width: number;
  readonly height: number;
  /** Size of the squares of the paper that it is drawn on; plain without. */
  readonly squares?: number;
  readonly children: ReactNode;
}

/** A drawing wider than the page, whose newest end is in sight first. */
export function Strip({ label, spoken, width, height, squares, children }: StripProps) {
  const place = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    place.current?.scrollTo({ left: place.current.scrollWidth });
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <section className={css.strip} tabIndex={0} aria-label={label} ref={place}>
      <div className="sr">{spoken}</div>
      <svg
        className={clsx(css.drawing, squares !== undefined && css.squared)}
        style={{ '--square': `${squares ?? 0}px` } as CSSProperties}
        width={width}
        height={height}
        aria-hidden
      >
        {children}
      </svg>
    </section>
  );
}
