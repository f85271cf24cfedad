import { useEffect } from 'react';
import { onLive, onLiveReset } from '../../lib/live.ts';
import { queryClient } from '../../lib/query-client.ts';

/** By then all that happened to one issue has been told. */
const gatherMs = 500;

/** Reads the tickets and chases that are shown again when the server says that something was bought or paid. */
export function useLiveTickets(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const lookSoon = (): void => {
      clearTimeout(timer);
      timer = setTimeout(look, gatherMs);
    };
    const stops = [
      onLive(({ topic }) => {
        if (topic === 'round' || topic === 'balance') lookSoon();
      }),
      onLiveReset(lookSoon),
    ];
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, []);
}

function look(): void {
  for (const kind of ['tickets', 'ticket', 'chases', 'chase']) {
    void queryClient.invalidateQueries({ queryKey: [kind] });
  }
}
