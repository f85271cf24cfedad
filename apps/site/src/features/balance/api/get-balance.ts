import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { useSession } from '../../../lib/session.ts';
import { withTold } from '../told.ts';

export const balanceKey = ['balance'];

/** The member's balance; never taken from a cache, and the newest of what was read and told. */
export const balanceQuery = queryOptions({
  queryKey: balanceKey,
  queryFn: async ({ signal }) => withTold(await api('balance', { signal })),
  staleTime: 0,
});

export function useBalance() {
  const token = useSession((state) => state.token);
  return useQuery({ ...balanceQuery, enabled: token !== null });
}
