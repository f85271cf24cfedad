import { useEffect } from 'react';

/** Keeps the screen awake while `on`; a browser that cannot, or will not, is no fault. */
export function useWakeLock(on: boolean): void {
  useEffect(() => {
    if (!on || !('wakeLock' in navigator)) return undefined;
    let lock: WakeLockSentinel | null = null;
    let over = false;
    const take = async (): Promise<void> => {
      if (document.hidden) return;
      const taken = await navigator.wakeLock.request('screen').catch(() => null);
      if (over) await taken?.release();
      else lock = taken;
    };
    const again = (): void => void take();
    again();
    // The browser lets go whenever the page is hidden.
    document.addEventListener('visibilitychange', again);
    return () => {
      over = true;
      document.removeEventListener('visibilitychange', again);
      void lock?.release();
    };
  }, [on]);
}
