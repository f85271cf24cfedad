import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { trialKind, useSession } from '../../lib/session.ts';
import { newestGrants } from './api/grants.ts';
import { useLiveGrants } from './live-grants.ts';

/** The number of grants that wait for the member, among the newest; none for a trial. */
export function useWaitingGrants(): number {
  const isMember = useSession(({ member }) => member !== null && member.isAgent !== trialKind);
  const { data } = useQuery({
    queryKey: newestGrants,
    queryFn: ({ signal }) => api('grants', { query: {}, signal }),
    enabled: isMember,
    staleTime: 0,
  });
  useLiveGrants();
  return data?.grants.filter(({ state }) => state === 'ISSUED').length ?? 0;
}
