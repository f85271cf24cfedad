import { useEffect, useEffectEvent, useRef } from 'react';
import type { RefObject } from 'react';
import { watchEnd } from './watch-end.ts';

/** Calls out when the end of a list comes onto the screen, as long as it is `on`. */
export function useReach(
  end: RefObject<HTMLElement | null>,
  on: boolean,
  reached: () => void,
): void {
  const call = useEffectEvent(reached);
  const calledAt = useRef(-Infinity);
  useEffect(() => {
    const target = end.current;
    return target === null || !on ? undefined : watchEnd(target, calledAt, () => call());
  }, [end, on]);
}
