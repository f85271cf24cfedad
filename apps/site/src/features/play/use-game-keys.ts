import { useEffect } from 'react';
import type { RefObject } from 'react';

/**
 * A part that a pointer presses round a game leaves the keyboard to the game, where the space bar spins.
 * A player who came to a button by the keyboard stays there.
 */
export function useGameKeys(
  place: RefObject<HTMLElement | null>,
  frame: RefObject<HTMLIFrameElement | null>,
): void {
  useEffect(() => {
    const around = place.current;
    const handOver = ({ detail }: MouseEvent): void => {
      if (detail > 0) frame.current?.focus();
    };
    around?.addEventListener('click', handOver);
    return () => around?.removeEventListener('click', handOver);
  }, [place, frame]);
}
