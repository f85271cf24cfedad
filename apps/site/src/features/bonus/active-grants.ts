import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { trialKind, useSession } from '../../lib/session.ts';
import { grantsQuery } from './api/grants.ts';
import { useLiveGrants } from './live-grants.ts';

/** True if stakes of the member are counted for a grant now, be all of its money in open rounds. */
export function useHasActiveGrant(): boolean {
  const isMember = useSession(({ member }) => member !== null && member.isAgent !== trialKind);
  const query = useInfiniteQuery({ ...grantsQuery, enabled: isMember });
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = query;
  useLiveGrants();
  const has = data?.pages.some((page) => page.grants.some(({ state }) => state === 'ACTIVE'));
  // The newest come first: an active one may stand behind others.
  const goesOn = has === false && hasNextPage && !isFetching && !isError;
  useEffect(() => {
    if (goesOn) void fetchNextPage();
  }, [goesOn, fetchNextPage]);
  return has === true;
}
