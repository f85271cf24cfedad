import { useEffect } from 'react';
import { onLive, onLiveReset } from '../../lib/live.ts';
import { readGrantsAgain } from './api/grants.ts';

/** The progress of a grant is about a second behind the stake that moved the balance. */
const gatherMs = 1_500;

/** Reads the grants that are shown again when the balance moved: once for all that moves meanwhile. */
export function useLiveGrants(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      timer = undefined;
      readGrantsAgain();
    };
    const lookSoon = (): void => {
      timer ??= setTimeout(look, gatherMs);
    };
    const stops = [
      onLive(({ topic }) => {
        if (topic === 'balance') lookSoon();
      }),
      onLiveReset(readGrantsAgain),
    ];
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, []);
}
