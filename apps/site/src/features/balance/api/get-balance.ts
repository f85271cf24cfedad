import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { useSession } from '../../../lib/session.ts';
import { useHeld } from '../held.ts';
import { withTold } from '../told.ts';

export const balanceKey = ['balance'];

/** The member's balance; never taken from a cache, and the newest of what was read and told. */
export const balanceQuery = queryOptions({
  queryKey: balanceKey,
  queryFn: async ({ signal }) => withTold(await api('balance', { signal })),
  staleTime: 0,
});

/** The balance as it may be shown: while a round is told, what its stake has left. */
export function useBalance() {
  const token = useSession((state) => state.token);
  const during = useHeld((state) => state.during);
  return useQuery({
    ...balanceQuery,
    enabled: token !== null,
    select: (read) => (during === null ? read : { ...read, sumBalance: during }),
  });
}
