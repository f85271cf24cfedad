import { useInfiniteQuery } from '@tanstack/react-query';
import { trialKind, useSession } from '../../lib/session.ts';
import { grantsQuery } from './api/grants.ts';
import { useLiveGrants } from './live-grants.ts';

/** The number of grants that wait for the member; none for a trial. */
export function useWaitingGrants(): number {
  const isMember = useSession(({ member }) => member !== null && member.isAgent !== trialKind);
  const { data } = useInfiniteQuery({ ...grantsQuery, enabled: isMember });
  useLiveGrants();
  const grants = data?.pages.flatMap((page) => page.grants) ?? [];
  return grants.filter(({ state }) => state === 'ISSUED').length;
}
