import { useEffect, useState } from 'react';
import { tabStorage } from '@arara/client';
import { advance, answer, parseClock } from './reality-clock.ts';
import type { RealityClock } from './reality-clock.ts';

const key = 'realityClock';
const tickMs = 5_000;

const keep = (clock: RealityClock): RealityClock => {
  tabStorage.setItem(key, JSON.stringify(clock));
  return clock;
};

/** The clock of play of this tab; it runs while `on` and in sight, and survives a reload. */
export function useRealityClock(on: boolean) {
  const [clock, setClock] = useState(() => parseClock(tabStorage.getItem(key)));
  useEffect(() => {
    if (!on) return undefined;
    let before = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      const elapsed = now - before;
      before = now;
      if (!document.hidden) setClock((old) => keep(advance(old, elapsed)));
    }, tickMs);
    return () => clearInterval(timer);
  }, [on]);
  return { clock, answered: () => setClock((old) => keep(answer(old))) };
}
