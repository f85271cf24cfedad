import { useEffect } from 'react';
import { onLive, onLiveReset } from '../../lib/live.ts';
import { readGrantsAgain } from './api/grants.ts';

/** The progress of a grant is about a second behind the stake that moved the balance. */
const gatherMs = 1_500;

let timer: ReturnType<typeof setTimeout> | undefined;

/** One reading for all that moves meanwhile, and for all parts of a page that show grants. */
function lookSoon(): void {
  timer ??= setTimeout(() => {
    timer = undefined;
    readGrantsAgain();
  }, gatherMs);
}

/** Reads the grants that are shown again when the balance moved. */
export function useLiveGrants(): void {
  useEffect(() => {
    const stops = [
      onLive(({ topic }) => {
        if (topic === 'balance') lookSoon();
      }),
      onLiveReset(lookSoon),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
}
