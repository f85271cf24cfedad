import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/**
 * Full screen of an element, which ends when the element goes out of sight; `toggle` is null where
 * the browser has none (iPhone).
 */
export function useFullScreen(element: RefObject<HTMLElement | null>, inSight: boolean) {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const look = (): void => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, []);
  useEffect(() => {
    if (!inSight && document.fullscreenElement !== null) void leave();
  }, [inSight]);
  async function turn(): Promise<void> {
    if (document.fullscreenElement !== null) return leave();
    await element.current?.requestFullscreen({ navigationUI: 'hide' });
  }
  // A refusal leaves things as they are; the button shows which way it went.
  const toggle = (): void => void turn().catch(() => undefined);
  return { isFull, toggle: document.fullscreenEnabled ? toggle : null };
}

/** It may have ended by itself meanwhile, which is as good. */
const leave = (): Promise<void> => document.exitFullscreen().catch(() => undefined);
