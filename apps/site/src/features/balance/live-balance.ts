import type { Answer } from '../../lib/api.ts';
import { onLive, onLiveReset } from '../../lib/live.ts';
import { queryClient } from '../../lib/query-client.ts';
import { useSession } from '../../lib/session.ts';
import { balanceKey } from './api/get-balance.ts';
import { useHeld } from './held.ts';
import { forgetTold, keepTold } from './told.ts';
import type { ToldBalance } from './told.ts';

let waiting: ToldBalance | null = null;

/**
 * Holds the shown balance while a game tells its round: the stake is gone, and nothing spoils the
 * ending.
 */
export function holdBalance(during: string | null): void {
  useHeld.setState({ held: true, during });
}

/** The round is told: what the server announced meanwhile may be seen. */
export function releaseBalance(): void {
  if (waiting !== null) write(waiting);
  waiting = null;
  useHeld.setState({ held: false, during: null });
}

function write(told: ToldBalance): void {
  if (!keepTold(told)) return;
  const before = queryClient.getQueryData<Answer<'balance'>>(balanceKey);
  queryClient.setQueryData<Answer<'balance'>>(balanceKey, (old) => old && { ...old, ...told });
  // Nobody tells what the money is held for now: that is read.
  if (before !== undefined && before.held !== told.held)
    void queryClient.invalidateQueries({ queryKey: balanceKey });
}

/** Writes balances that the server announces over the one that was read. */
export function followBalance(): void {
  useSession.subscribe((now, before) => {
    if (now.token === before.token) return;
    forgetTold();
    waiting = null;
    useHeld.setState({ held: false, during: null });
    queryClient.removeQueries({ queryKey: balanceKey });
  });
  onLive((event) => {
    if (event.topic !== 'balance') return;
    if (useHeld.getState().held) waiting = event.payload;
    else write(event.payload);
  });
  onLiveReset(() => void queryClient.invalidateQueries({ queryKey: balanceKey }));
}
