import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';

const early = '600px';

/** Calls out when the end of a list comes near the screen, as long as it is `on`. */
export function useReach(
  end: RefObject<HTMLElement | null>,
  on: boolean,
  reached: () => void,
): void {
  const call = useEffectEvent(reached);
  useEffect(() => {
    const target = end.current;
    if (target === null || !on) return undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) call();
      },
      { rootMargin: early },
    );
    watch.observe(target);
    return () => watch.disconnect();
  }, [end, on]);
}
