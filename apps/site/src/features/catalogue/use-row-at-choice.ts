import { useEffect } from 'react';
import type { RefObject } from 'react';

/**
 * Brings the chosen link of a row that scrolls into its middle, when it comes by a link or by Back. Only the
 * row moves: scrollIntoView would move the page as well.
 */
export function useRowAtChoice(row: RefObject<HTMLElement | null>, chosen: string): void {
  useEffect(() => {
    const place = row.current;
    const link = place?.querySelector(`[data-choice='${CSS.escape(chosen)}']`);
    if (place == null || !(link instanceof HTMLElement)) return;
    const middle = link.getBoundingClientRect().left + link.clientWidth / 2;
    const wanted = place.getBoundingClientRect().left + place.clientWidth / 2;
    place.scrollBy({ left: middle - wanted });
  }, [row, chosen]);
}
