import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { trialKind, useSession } from '../../../lib/session.ts';
import { moduleOn } from '../../../lib/start.ts';

/** True if the member ever bought a ticket or ordered a chase. */
const boughtQuery = queryOptions({
  queryKey: ['has-tickets'],
  queryFn: async ({ signal }) => {
    const { tickets } = await api('myTickets', { query: { limit: 1 }, signal });
    if (tickets.length > 0) return true;
    const { chases } = await api('myChases', { query: { limit: 1 }, signal });
    return chases.length > 0;
  },
  staleTime: Infinity,
});

/** True if there is anything in the list of tickets, or may come to be: asked only where none are sold. */
export function useHasTickets(): boolean {
  const isMember = useSession(({ member }) => member !== null && member.isAgent !== trialKind);
  const isSold = moduleOn('LOTTERY3');
  const { data = false } = useQuery({ ...boughtQuery, enabled: isMember && !isSold });
  return isSold || data;
}
