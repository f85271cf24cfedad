import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import css from './records.module.css';

/** Chips in a line that scrolls under the thumb; the chosen one is in sight from the start. */
export function ChipRow({ label, children }: { label: string; children: ReactNode }) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = row.current?.querySelector('[aria-pressed="true"]');
    chosen?.scrollIntoView({ inline: 'nearest', block: 'nearest' });
  }, []);
  return (
    <div ref={row} className={css.chips} role="group" aria-label={label}>
      {children}
    </div>
  );
}
