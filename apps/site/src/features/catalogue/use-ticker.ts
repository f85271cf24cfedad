import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

const everyMs = 3_500;
/** Rounding of positions may leave less than this at the end of a row. */
const nearPx = 4;

const prefersStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Where a row that moves by itself goes next: one item on, or back to its start. */
export function nextStop(row: { at: number; width: number; full: number; step: number }): number {
  return row.at + row.width >= row.full - nearPx ? 0 : row.at + row.step;
}

/** Moves a row of items on by one every few seconds, while nobody reads, points or touches it. */
export function useTicker(row: RefObject<HTMLElement | null>, count: number) {
  const [paused, setPaused] = useState(false);
  const [held, setHeld] = useState(false);
  const [moves, setMoves] = useState(false);

  useEffect(() => {
    const element = row.current;
    if (element === null || count === 0) return undefined;
    const measure = new ResizeObserver(() =>
      setMoves(element.scrollWidth > element.clientWidth + nearPx && !prefersStill()),
    );
    measure.observe(element);
    return () => measure.disconnect();
  }, [row, count]);

  useEffect(() => {
    const element = row.current;
    if (element === null || !moves || paused || held) return undefined;
    const timer = setInterval(() => {
      if (document.hidden) return;
      const step = element.firstElementChild?.clientWidth ?? element.clientWidth;
      // A right-to-left row counts its positions down from zero.
      const sign = getComputedStyle(element).direction === 'rtl' ? -1 : 1;
      const [at, width] = [Math.abs(element.scrollLeft), element.clientWidth];
      const left = nextStop({ at, width, full: element.scrollWidth, step });
      element.scrollTo({ left: left * sign, behavior: 'smooth' });
    }, everyMs);
    return () => clearInterval(timer);
  }, [row, moves, paused, held]);

  const holdWhile = {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  };
  return { moves, paused, toggle: () => setPaused(!paused), holdWhile };
}
