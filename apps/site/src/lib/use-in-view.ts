import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** True if an element has come near the screen; once it has, it stays so. */
export function useInView(element: RefObject<HTMLElement | null>, margin = '400px'): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (target === null || seen) return undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: margin },
    );
    watch.observe(target);
    return () => watch.disconnect();
  }, [element, margin, seen]);
  return seen;
}
