import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** True if a row holds more than it shows; looked at when the row or its window changes. */
export function useOverflow(row: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(true);
  useEffect(() => {
    const element = row.current;
    if (element === null) return undefined;
    const look = (): void => setOverflows(element.scrollWidth > element.clientWidth + 1);
    const size = new ResizeObserver(look);
    const content = new MutationObserver(look);
    size.observe(element);
    content.observe(element, { childList: true });
    return () => {
      size.disconnect();
      content.disconnect();
    };
  }, [row]);
  return overflows;
}
