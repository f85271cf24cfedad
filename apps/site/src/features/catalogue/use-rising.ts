import { useEffect, useRef, useState } from 'react';
import { loadChunk } from '../../lib/chunk.ts';
import { jackpotsEveryMs } from './api/get-jackpots.ts';

const prefersStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * An amount that rises softly from one news to the next; where nothing may move, it is the last one. The script that
 * counts comes with the second news: the first are shown as they are.
 */
export function useRising(amount: string, currency: string): string {
  const [shown, setShown] = useState(amount);
  const latest = useRef(amount);
  useEffect(() => {
    const from = latest.current;
    if (from === amount) return undefined;
    const startedAt = performance.now();
    let frame = 0;
    let isOver = false;
    const show = (text: string): void => {
      latest.current = text;
      setShown(text);
    };
    const begin = async (): Promise<void> => {
      const { risingAt } = await loadChunk(() => import('./rising.ts'));
      const step = (now: number): void => {
        const share = prefersStill() ? 1 : Math.max(0, (now - startedAt) / jackpotsEveryMs);
        show(risingAt(from, amount, currency, share));
        if (latest.current !== amount) frame = requestAnimationFrame(step);
      };
      if (!isOver) frame = requestAnimationFrame(step);
    };
    begin().catch(() => {
      if (!isOver) show(amount);
    });
    return () => {
      isOver = true;
      cancelAnimationFrame(frame);
    };
  }, [amount, currency]);
  return shown;
}
