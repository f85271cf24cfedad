import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** How far round the view pictures are fetched: 1.3 views in all (specification, section 9). */
const margin = '30%';
/** Fast scrolling passes what it does not stop at. */
const throttleMs = 200;

const waiting = new Map<Element, () => void>();
const seen = new Set<Element>();
let shownAt = -throttleMs;
let timer: ReturnType<typeof setTimeout> | undefined;
let watch: IntersectionObserver | undefined;

/** Shows all that is near now, in one go. */
function show(): void {
  timer = undefined;
  shownAt = performance.now();
  for (const element of seen) {
    const reveal = waiting.get(element);
    forget(element);
    reveal?.();
  }
}

function forget(element: Element): void {
  waiting.delete(element);
  seen.delete(element);
  watch?.unobserve(element);
}

/** Notes what comes near and what leaves again before its turn. */
function look(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    if (isIntersecting) seen.add(target);
    else seen.delete(target);
  }
  if (seen.size === 0) return;
  timer ??= setTimeout(show, Math.max(0, shownAt + throttleMs - performance.now()));
}

/** True if an element has come near the view, also inside a row that scrolls; then it stays so. */
export function useNearView(element: RefObject<Element | null>, atOnce: boolean): boolean {
  // Where nobody looks, drawn into a document, everything is in view.
  const [near, setNear] = useState(atOnce || typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    const target = element.current;
    if (target === null || near) return undefined;
    const options = { rootMargin: margin, scrollMargin: margin };
    watch ??= new IntersectionObserver(look, options);
    waiting.set(target, () => setNear(true));
    watch.observe(target);
    return () => forget(target);
  }, [element, near]);
  return near;
}
