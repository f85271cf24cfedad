import { useEffect, useRef, useState } from 'react';
import { jackpotsEveryMs } from './api/get-jackpots.ts';
import { risingAt } from './rising.ts';

const prefersStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** An amount that rises softly from one news to the next; where nothing may move, it is the last one. */
export function useRising(amount: string, currency: string): string {
  const [shown, setShown] = useState(amount);
  const latest = useRef(amount);
  useEffect(() => {
    const from = latest.current;
    const startedAt = performance.now();
    let frame = 0;
    const step = (now: number): void => {
      const share = prefersStill() ? 1 : Math.max(0, (now - startedAt) / jackpotsEveryMs);
      latest.current = risingAt(from, amount, currency, share);
      setShown(latest.current);
      if (latest.current !== amount) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [amount, currency]);
  return shown;
}
