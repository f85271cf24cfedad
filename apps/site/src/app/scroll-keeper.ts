import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

const positions = new Map<string, number>();
/** Lists that come back from a cache may need a few frames until they are tall enough. */
const patienceMs = 1500;

/** Scrolls to `y` as soon as the page is tall enough, or gives up and goes as far as it can. */
function returnTo(y: number): () => void {
  const until = performance.now() + patienceMs;
  let frame = 0;
  const attempt = (): void => {
    const reach = document.documentElement.scrollHeight - innerHeight;
    scrollTo(0, Math.min(y, reach));
    if (reach < y && performance.now() < until) frame = requestAnimationFrame(attempt);
  };
  attempt();
  const stop = (): void => cancelAnimationFrame(frame);
  for (const name of ['wheel', 'touchstart', 'keydown'])
    addEventListener(name, stop, { once: true });
  return stop;
}

function toHash(hash: string): boolean {
  const target =
    hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  target?.scrollIntoView();
  return target !== null;
}

/**
 * Where a page stands when one comes to it (specification, section 2): the hash target if there is
 * one, else the top; going back returns to where one was; turning a page of a list glides up.
 */
export function useScrollKeeper(): void {
  const { key, pathname, search, hash } = useLocation();
  const kind = useNavigationType();
  const before = useRef({ pathname, search });

  // Before the browser paints: a page that leaves shrinks the document, which scrolls by itself.
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    const remember = (): void => void positions.set(key, scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [key]);

  useLayoutEffect(() => {
    const last = before.current;
    before.current = { pathname, search };
    if (kind === NavigationType.Pop) return returnTo(positions.get(key) ?? 0);
    if (hash && toHash(hash)) return undefined;
    const page = (text: string): string | null => new URLSearchParams(text).get('page');
    if (last.pathname !== pathname) scrollTo(0, 0);
    else if (page(last.search) !== page(search)) scrollTo({ top: 0, behavior: 'smooth' });
    return undefined;
  }, [key, kind, pathname, search, hash]);
}
