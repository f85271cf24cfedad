import { useEffect } from 'react';
import { api } from '../../lib/api.ts';
import { closeSession } from '../../lib/session.ts';

/** As the server's own bound. Desks that refresh themselves would keep its session awake without anybody there. */
const idleMs = 30 * 60_000;
const lookEveryMs = 30_000;
const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** Ends the session of somebody who has left the desk: nobody has touched the page for half an hour. */
export function useIdleEnd(): void {
  useEffect(() => {
    let seenAt = Date.now();
    const see = (): void => {
      seenAt = Date.now();
    };
    for (const sign of signs) addEventListener(sign, see, { passive: true });
    const timer = setInterval(() => {
      if (Date.now() - seenAt < idleMs) return;
      clearInterval(timer);
      void api('staffSignOut', {}).catch(() => undefined);
      closeSession();
    }, lookEveryMs);
    return () => {
      clearInterval(timer);
      for (const sign of signs) removeEventListener(sign, see);
    };
  }, []);
}
