import { create } from 'zustand';
import type { Answer } from '../../lib/api.ts';
import { onLive, onLiveReset } from '../../lib/live.ts';
import { queryClient } from '../../lib/query-client.ts';
import { balanceKey } from './api/get-balance.ts';

type Balance = Answer<'balance'>;

interface Hold {
  /** While a round is being shown, the header keeps the balance from before its result. */
  readonly held: boolean;
}

const useHold = create<Hold>(() => ({ held: false }));
let waiting: Partial<Balance> | null = null;

/** Holds the shown balance while a game tells its round, so that the header spoils no ending. */
export function holdBalance(on: boolean): void {
  useHold.setState({ held: on });
  if (on || waiting === null) return;
  write(waiting);
  waiting = null;
}

function write(part: Partial<Balance>): void {
  queryClient.setQueryData<Balance>(balanceKey, (old) =>
    old === undefined || isOlder(part.version, old.version) ? old : { ...old, ...part },
  );
}

/** Versions are counters; an event that comes late must not undo a newer one. */
function isOlder(candidate: string | undefined, current: string): boolean {
  if (candidate === undefined) return false;
  return candidate.length === current.length
    ? candidate < current
    : candidate.length < current.length;
}

/** Writes balances that the server announces over the one that was read. */
export function followBalance(): void {
  onLive((event) => {
    if (event.topic !== 'balance') return;
    if (useHold.getState().held) waiting = event.payload;
    else write(event.payload);
  });
  onLiveReset(() => void queryClient.invalidateQueries({ queryKey: balanceKey }));
}
