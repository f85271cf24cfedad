import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

interface Height {
  readonly px: number;
  /** Of the window when it was measured: another width has other rows. */
  readonly width: number;
}

/** How tall the pages of lists were when they were last drawn; they live as long as their lists. */
const heights = new WeakMap<object, Height>();

/** Pages that were never drawn are taken to be as tall as the first one. */
export function useFirstHeight(list: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const own = list.current;
    const grid = own?.firstElementChild?.firstElementChild;
    if (own == null || !(grid instanceof HTMLElement)) return undefined;
    const size = new ResizeObserver(() => {
      own.style.setProperty('--chunk', `${grid.offsetHeight}px`);
    });
    // It speaks once by itself, after the browser has measured everything anyway.
    size.observe(grid);
    return () => size.disconnect();
  }, [list]);
}

/**
 * How tall a page was when it was last drawn: whoever comes back from a game finds every page above
 * at its height, and so the same place, before any of them is drawn again.
 */
export function useKnownHeight(
  page: RefObject<HTMLElement | null>,
  games: object,
): number | undefined {
  const [known] = useState(() => {
    const found = heights.get(games);
    return found?.width === innerWidth ? found.px : undefined;
  });
  useLayoutEffect(() => {
    const grid = page.current?.firstElementChild;
    if (!(grid instanceof HTMLElement)) return undefined;
    // A part that the browser skips has no size to tell; the observer speaks once it is drawn.
    const size = new ResizeObserver(() => {
      if (grid.offsetHeight > 0) heights.set(games, { px: grid.offsetHeight, width: innerWidth });
    });
    size.observe(grid);
    return () => size.disconnect();
  }, [page, games]);
  return known;
}
