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

/** For so many frames a page must have stood still at its place. */
const steadyFrames = 3;

/**
 * Scrolls to `y` as soon as the page is tall enough, or gives up and goes as far as it can. A part that is
 * drawn only near the screen has a guessed height until then: the page is held at its place while
 * the parts above it take their own.
 */
export function returnTo(y: number): () => void {
  let steady = 0;
  return keepTrying(() => {
    const reach = document.documentElement.scrollHeight - innerHeight;
    steady = Math.abs(scrollY - y) < 1 ? steady + 1 : 0;
    if (steady === 0) scrollTo(0, Math.min(y, reach));
    return steady >= steadyFrames;
  });
}

/** Scrolls to a part of the page as soon as it is there; its code may still be on its way. */
export const toHash = (hash: string): (() => void) =>
  keepTrying(() => {
    const target = document.getElementById(decodeURIComponent(hash.slice(1)));
    target?.scrollIntoView();
    return target !== null;
  });

/** One entry of the history, as far as it decides where its page stands. */
export interface Entry {
  readonly key: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** How a page comes to stand where it stands: as it is, at a hash, gliding to its top, at a place. */
type Way = 'stay' | 'hash' | 'glide' | number;

const pageOf = (search: string): string | null => new URLSearchParams(search).get('pageNo');

/**
 * Where a page stands when one comes to it (specification, section 2): going back returns to where
 * one was; else the hash target if there is one, else the top. Turning a page of a list is such a change.
 */
export function wayTo(
  now: Entry,
  before: Entry | null,
  kind: NavigationType,
  left: number | undefined,
): Way {
  // A place that lay over the page has opened or closed: the page is where it was.
  if (before?.key === now.key) return 'stay';
  if (kind === NavigationType.Pop && left !== undefined) return left;
  if (now.hash.length > 1) return 'hash';
  // A document opens at its top; asking where that is would lay out the whole page at once.
  if (before === null) return 'stay';
  if (kind === NavigationType.Pop) return 0;
  const isOther = before.pathname !== now.pathname || pageOf(before.search) !== pageOf(now.search);
  return isOther ? 'glide' : 'stay';
}

/** To the top of the page, gliding; whoever wants less motion is simply there. */
export const glideToTop = (): void =>
  scrollTo({ top: 0, behavior: prefersStill() ? 'instant' : 'smooth' });

/** Keeps every page of the history where somebody left it, and brings a new one to its beginning. */
export function useScrollKeeper(): void {
  const { key, pathname, search, hash } = useLocation();
  const kind = useNavigationType();
  const before = useRef<Entry>(null);

  // Before the browser paints: a page that leaves shrinks the document, which scrolls by itself.
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    const remember = (): void => void positions.set(key, scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [key]);

  useLayoutEffect(() => {
    const now = { key, pathname, search, hash };
    const way = wayTo(now, before.current, kind, positions.get(key));
    before.current = now;
    if (way === 'hash') return toHash(hash);
    if (way === 'glide') glideToTop();
    return typeof way === 'number' ? returnTo(way) : undefined;
  }, [key, kind, pathname, search, hash]);
}
