import { useEffect, useEffectEvent, useRef } from 'react';
import type { RefObject } from 'react';

/** A list asks for more at most so often, however fast a thumb is (specification, section 9). */
const throttleMs = 200;

/** Calls out when the end of a list comes onto the screen, as long as it is `on`. */
export function useReach(
  end: RefObject<HTMLElement | null>,
  on: boolean,
  reached: () => void,
): void {
  const call = useEffectEvent(reached);
  const calledAt = useRef(-throttleMs);
  useEffect(() => {
    const target = end.current;
    if (target === null || !on) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const callSoon = (): void => {
      clearTimeout(timer);
      const wait = Math.max(0, calledAt.current + throttleMs - performance.now());
      timer = setTimeout(() => {
        calledAt.current = performance.now();
        call();
      }, wait);
    };
    const watch = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) callSoon();
    });
    watch.observe(target);
    return () => {
      watch.disconnect();
      clearTimeout(timer);
    };
  }, [end, on]);
}
