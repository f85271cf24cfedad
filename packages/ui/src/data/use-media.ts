import { useSyncExternalStore } from 'react';

/** True if a media query holds now ("(min-width: 720px)"). */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
}

const desk = '(min-width: 1024px)';

/** Desk width, where the side menu stands beside the page. */
export const useDesk = (): boolean => useMedia(desk);

/** The same in this moment, for what happens between two drawings. */
export const isDesk = (): boolean => window.matchMedia(desk).matches;
