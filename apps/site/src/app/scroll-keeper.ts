import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

const positions = new Map<string, number>();
/** Lists that come back from a cache may need a few frames until they are tall enough. */
const patienceMs = 1500;

const prefersStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Tries until it works, time is up, or the person has taken over. */
function keepTrying(attempt: () => boolean): () => void {
  const until = performance.now() + patienceMs;
  let frame = 0;
  const tryNow = (): void => {
    if (!attempt() && performance.now() < until) frame = requestAnimationFrame(tryNow);
  };
  tryNow();
  const stop = (): void => cancelAnimationFrame(frame);
  for (const name of ['wheel', 'touchstart', 'keydown'])
    addEventListener(name, stop, { once: true });
  return stop;
}

/** Scrolls to `y` as soon as the page is tall enough, or gives up and goes as far as it can. */
const returnTo = (y: number): (() => void) =>
  keepTrying(() => {
    const reach = document.documentElement.scrollHeight - innerHeight;
    scrollTo(0, Math.min(y, reach));
    return reach >= y;
  });

/** Scrolls to a part of the page as soon as it is there; its code may still be on its way. */
export const toHash = (hash: string): (() => void) =>
  keepTrying(() => {
    const target = document.getElementById(decodeURIComponent(hash.slice(1)));
    target?.scrollIntoView();
    return target !== null;
  });

/**
 * Where a page stands when one comes to it (specification, section 2): the hash target if there is
 * one, else the top, gliding; turning a page of a list glides too; going back returns to
 * where one was. Whoever wants less motion is simply there.
 */
export function useScrollKeeper(): void {
  const { key, pathname, search, hash } = useLocation();
  const kind = useNavigationType();
  const before = useRef<{ key: string; pathname: string; search: string }>(null);

  // Before the browser paints: a page that leaves shrinks the document, which scrolls by itself.
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    const remember = (): void => void positions.set(key, scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [key]);

  useLayoutEffect(() => {
    const last = before.current;
    before.current = { key, pathname, search };
    // A place that lay over the page has opened or closed: the page is where it was.
    if (last?.key === key) return undefined;
    const known = positions.get(key);
    if (kind === NavigationType.Pop && known !== undefined) return returnTo(known);
    if (hash.length > 1) return toHash(hash);
    // A document opens at its top; asking where that is would lay out the whole page at once.
    if (last === null) return undefined;
    if (kind === NavigationType.Pop) return returnTo(0);
    const page = (text: string): string | null => new URLSearchParams(text).get('pageNo');
    const moved = last.pathname !== pathname || page(last.search) !== page(search);
    if (moved) scrollTo({ top: 0, behavior: prefersStill() ? 'instant' : 'smooth' });
    return undefined;
  }, [key, kind, pathname, search, hash]);
}
