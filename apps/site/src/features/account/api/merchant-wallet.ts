import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { kept } from '../../../lib/kept.ts';
import { useSession } from '../../../lib/session.ts';

/** True if one wallet serves all vendors; asked once in a visit. */
export const merchantWalletQuery = queryOptions({
  ...kept('merchant-wallet', ({ signal }) => api('merchantWallet', { signal })),
  staleTime: Infinity,
});

/** True if any vendor keeps a purse of its own: only then there is something to transfer. */
export function useHasPurses(): boolean {
  const token = useSession((state) => state.token);
  const { data } = useQuery({ ...merchantWalletQuery, enabled: token !== null });
  return data !== undefined && data.wallets.length > 0;
}
