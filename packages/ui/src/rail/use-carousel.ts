import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RefObject } from 'react';

const prefersStill = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

type Options = { count: number; everyMs: number };

/** The time between two slides; 0: they do not turn. One alone never does. */
export const turnsEvery = ({ count, everyMs }: Options): number => (count > 1 ? everyMs : 0);

/** The slide after one; after the last comes the first. */
export const slideAfter = (at: number, count: number): number => (at + 1) % count;

/**
 * Slides in a scroll-snap row: which one is in sight, going to one, and turning by itself. It turns
 * only with more than one slide, and never while paused, hovered, focused, touched or hidden.
 */
export function useCarousel({ count, everyMs }: Options) {
  const row = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const [paused, setPaused] = useState(false);
  const [held, setHeld] = useState(false);

  function go(to: number): void {
    const slide = row.current?.children[to];
    if (!row.current || !(slide instanceof HTMLElement)) return;
    row.current.scrollTo({ left: slide.offsetLeft - row.current.offsetLeft, behavior: 'smooth' });
  }
  const turn = useEffectEvent((from: number) => {
    if (!document.hidden) go(slideAfter(from, count));
  });

  useVisibleSlide(row, count, setAt);

  const ms = paused || held ? 0 : turnsEvery({ count, everyMs });
  useEffect(() => {
    if (ms === 0 || prefersStill()) return undefined;
    // From the slide in sight on, so that a swipe gives the next one its full time.
    const timer = setInterval(() => turn(at), ms);
    return () => clearInterval(timer);
  }, [ms, at]);

  const holdWhile = {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  };
  return { row, at, go, paused, toggle: () => setPaused(!paused), holdWhile };
}

function useVisibleSlide(
  row: RefObject<HTMLDivElement | null>,
  count: number,
  seen: (index: number) => void,
): void {
  useEffect(() => {
    const element = row.current;
    if (!element || count < 2) return undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) seen([...element.children].indexOf(target));
        }
      },
      { root: element, threshold: 0.6 },
    );
    for (const slide of element.children) watch.observe(slide);
    return () => watch.disconnect();
  }, [row, count, seen]);
}
