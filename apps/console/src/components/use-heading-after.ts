import { useCallback, useEffect, useRef } from 'react';
import type { RefCallback } from 'react';

/**
 * Follows buttons that a deed takes away: the heading of their pane takes the focus that is lost with them, so that a
 * screen reader goes on there. `shown` names the buttons; the answer is the ref of the element right below the pane.
 */
export function useHeadingAfter(shown: string): RefCallback<HTMLElement> {
  const pane = useRef<Element | null>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    const heading = pane.current?.querySelector<HTMLElement>('h1, h2');
    if (!heading || document.activeElement !== document.body) return;
    heading.tabIndex = -1;
    heading.focus();
  }, [shown]);
  return useCallback((element: HTMLElement | null) => {
    if (element !== null) pane.current = element.parentElement;
  }, []);
}
