import { startTransition, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { whenIdle } from '../lib/when-idle.ts';

/**
 * The part below the first screen: drawn when the page has nothing else to do, so that what one
 * sees comes first and a tap is answered in between. Several of them come one after the other, in
 * the order of the page, each in a step of its own.
 */
export function Later({ children }: { readonly children: ReactNode }) {
  const [isTime, setTime] = useState(drawnBefore);
  useEffect(() => {
    if (isTime) return undefined;
    const draw = (): void => startTransition(() => setTime(true));
    waiting.add(draw);
    drawNext();
    return () => void waiting.delete(draw);
  }, [isTime]);
  return isTime ? children : null;
}

/** Only the first page of a visit waits: whoever comes back finds all of it, and their place. */
let drawnBefore = false;
let isComing = false;
const waiting = new Set<() => void>();

/** Draws the first of those that wait when there is time for it, then the next. */
function drawNext(): void {
  const [draw] = waiting;
  if (isComing || draw === undefined) return;
  isComing = true;
  whenIdle(() => {
    isComing = false;
    drawnBefore = true;
    if (waiting.delete(draw)) draw();
    drawNext();
  });
}
