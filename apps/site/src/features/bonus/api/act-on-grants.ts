import { useMutation } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { queryClient, retryPassing } from '../../../lib/query-client.ts';
import { grantQuery, grantsQuery, readGrantsAgain } from './grants.ts';
import type { Grant } from './grants.ts';

/** Shows a grant as an act has left it, in every list at once, and reads the rest again. */
function showGrant(grant: Grant): void {
  queryClient.setQueryData(grantsQuery.queryKey, (data) =>
    data === undefined
      ? undefined
      : {
          ...data,
          pages: data.pages.map((page) => ({
            ...page,
            grants: page.grants.map((one) => (one.id === grant.id ? grant : one)),
          })),
        },
  );
  queryClient.setQueryData(grantQuery(grant.id).queryKey, (one) =>
    one === undefined ? undefined : { ...one, ...grant },
  );
  readGrantsAgain();
}

/** The member takes a grant under its rules. */
export const useActivateGrant = () =>
  useMutation({
    mutationFn: (id: string) => api('activateGrant', { params: { id }, body: {} }),
    retry: retryPassing,
    onSuccess: showGrant,
    // The grant is not as the page showed it.
    onError: readGrantsAgain,
  });

/** The member gives a grant up: its bonus money goes back to the house. */
export const useGiveUpGrant = () =>
  useMutation({
    mutationFn: (id: string) => api('giveUpGrant', { params: { id }, body: {} }),
    retry: retryPassing,
    onSuccess: showGrant,
    onError: readGrantsAgain,
  });
