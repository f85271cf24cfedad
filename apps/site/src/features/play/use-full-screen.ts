import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Full screen of an element; `toggle` is null where the browser has none (iPhone). */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const look = (): void => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, []);
  async function turn(): Promise<void> {
    if (document.fullscreenElement !== null) return document.exitFullscreen();
    await element.current?.requestFullscreen({ navigationUI: 'hide' });
  }
  // A refusal leaves things as they are; the button shows which way it went.
  const toggle = (): void => void turn().catch(() => undefined);
  return { isFull, toggle: document.fullscreenEnabled ? toggle : null };
}
