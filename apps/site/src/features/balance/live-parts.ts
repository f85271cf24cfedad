import { useEffect } from 'react';
import { onLive } from '../../lib/live.ts';
import { queryClient } from '../../lib/query-client.ts';
import { balanceKey } from './api/get-balance.ts';
import { useHeld } from './held.ts';

/** Events tell the sum of a balance alone: where its parts are shown they are read again. */
export function useLiveParts(): void {
  useEffect(
    () =>
      onLive(({ topic }) => {
        if (topic !== 'balance' || useHeld.getState().held) return;
        void queryClient.invalidateQueries({ queryKey: balanceKey });
      }),
    [],
  );
}
