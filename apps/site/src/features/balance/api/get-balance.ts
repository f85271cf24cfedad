import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { useSession } from '../../../lib/session.ts';

export const balanceKey = ['balance'];

/** The member's balance; never taken from a cache, live events write the newest over it. */
export const balanceQuery = queryOptions({
  queryKey: balanceKey,
  queryFn: ({ signal }) => api('balance', { signal }),
  staleTime: 0,
});

export function useBalance() {
  const token = useSession((state) => state.token);
  return useQuery({ ...balanceQuery, enabled: token !== null });
}
