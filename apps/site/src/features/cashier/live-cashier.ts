import { onLive, onLiveReset } from '../../lib/live.ts';
import { queryClient } from '../../lib/query-client.ts';

/** The queries that are read again when a transfer between wallets moved. */
const walletKeys = ['wallets', 'wallet-transfers', 'wallet-transfer'] as const;

/** Reads deposits, withdrawals and transfers again the moment the server says that they changed. */
export function followCashier(): void {
  onLive((event) => {
    if (event.topic === 'walletTransfer') {
      for (const key of walletKeys) void queryClient.invalidateQueries({ queryKey: [key] });
    }
    if (event.topic !== 'deposit' && event.topic !== 'withdrawal') return;
    void queryClient.invalidateQueries({ queryKey: [event.topic, event.payload.id] });
    void queryClient.invalidateQueries({ queryKey: [`${event.topic}s`] });
    void queryClient.invalidateQueries({ queryKey: ['cashier-options'] });
  });
  onLiveReset(() => {
    for (const key of ['deposit', 'deposits', 'withdrawal', 'withdrawals', ...walletKeys]) {
      void queryClient.invalidateQueries({ queryKey: [key] });
    }
  });
}
