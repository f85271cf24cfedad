import { create } from 'zustand';
import type { Answer } from '../../lib/api.ts';
import { onLive, onLiveReset } from '../../lib/live.ts';
import { queryClient } from '../../lib/query-client.ts';
import { useSession } from '../../lib/session.ts';
import { balanceKey } from './api/get-balance.ts';
import { forgetTold, keepTold } from './told.ts';
import type { ToldBalance } from './told.ts';

interface Hold {
  /** While a round is being shown, the header keeps the balance from before its result. */
  readonly held: boolean;
}

const useHold = create<Hold>(() => ({ held: false }));
let waiting: ToldBalance | null = null;

/** Holds the shown balance while a game tells its round, so that the header spoils no ending. */
export function holdBalance(on: boolean): void {
  useHold.setState({ held: on });
  if (on || waiting === null) return;
  write(waiting);
  waiting = null;
}

function write(told: ToldBalance): void {
  if (!keepTold(told)) return;
  queryClient.setQueryData<Answer<'balance'>>(balanceKey, (old) => old && { ...old, ...told });
}

/** Writes balances that the server announces over the one that was read. */
export function followBalance(): void {
  useSession.subscribe((now, before) => {
    if (now.token === before.token) return;
    forgetTold();
    waiting = null;
    queryClient.removeQueries({ queryKey: balanceKey });
  });
  onLive((event) => {
    if (event.topic !== 'balance') return;
    if (useHold.getState().held) waiting = event.payload;
    else write(event.payload);
  });
  onLiveReset(() => void queryClient.invalidateQueries({ queryKey: balanceKey }));
}
