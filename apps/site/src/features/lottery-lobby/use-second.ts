import { useSyncExternalStore } from 'react';
import { lotteryNow } from '../../lib/lottery.ts';

const secondMs = 1_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** One timer for all countdowns of the page, at the turn of each second of the clock of the sales. */
function wait(): void {
  timer = setTimeout(
    () => {
      for (const listener of listeners) listener();
      wait();
    },
    secondMs - (lotteryNow() % secondMs),
  );
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) wait();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearTimeout(timer);
  };
}

const second = (): number => Math.floor(lotteryNow() / secondMs) * secondMs;

/** The present second by the clock that sales end by; draws anew when it turns. */
export const useSecond = (): number => useSyncExternalStore(subscribe, second);
