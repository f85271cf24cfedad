import { onLive, onLiveReset } from '../../lib/live.ts';
import { queryClient } from '../../lib/query-client.ts';

/** Reads deposits and withdrawals again the moment the server says that they changed. */
export function followCashier(): void {
  onLive((event) => {
    if (event.topic !== 'deposit' && event.topic !== 'withdrawal') return;
    void queryClient.invalidateQueries({ queryKey: [event.topic, event.payload.id] });
    void queryClient.invalidateQueries({ queryKey: [`${event.topic}s`] });
    void queryClient.invalidateQueries({ queryKey: ['cashier-options'] });
  });
  onLiveReset(() => {
    for (const key of ['deposit', 'deposits', 'withdrawal', 'withdrawals']) {
      void queryClient.invalidateQueries({ queryKey: [key] });
    }
  });
}
