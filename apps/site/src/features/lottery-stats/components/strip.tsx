import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import css from './stats.module.css';

interface StripProps {
  /** Spoken name of what it shows. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A drawing wider than the page, whose newest end is in sight first. */
export function Strip({ label, children }: StripProps) {
  const place = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    place.current?.scrollTo({ left: place.current.scrollWidth });
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <section className={css.strip} tabIndex={0} aria-label={label} ref={place}>
      {children}
    </section>
  );
}
