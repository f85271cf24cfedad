import { infiniteQueryOptions, queryOptions, useMutation } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import type { Answer } from '../../../lib/api.ts';
import { byCursor, fromCursor } from '../../../lib/by-cursor.ts';
import { queryClient, retryPassing } from '../../../lib/query-client.ts';

export type GrantDetail = Answer<'grantOne'>;
export type Grant = Answer<'grants'>['grants'][number];

/** A grant that is open may end by the clock alone. */
const lookMs = 60_000;

const keys = { list: ['grants'], one: ['grant'] };

/** True for a grant that waits for its member, or that stakes are counted for. */
export const isOpen = ({ state }: Pick<Grant, 'state'>): boolean =>
  state === 'ISSUED' || state === 'ACTIVE';

/** The member's grants, the newest first. */
export const grantsQuery = infiniteQueryOptions({
  queryKey: keys.list,
  queryFn: ({ pageParam, signal }) => api('grants', { query: fromCursor(pageParam, {}), signal }),
  ...byCursor,
  staleTime: 0,
  refetchInterval: ({ state: { data } }) =>
    data?.pages.some(({ grants }) => grants.some(isOpen)) === true ? lookMs : false,
});

/** One grant with the rounds that counted for it. */
export const grantQuery = (id: string) =>
  queryOptions({
    queryKey: [...keys.one, id],
    queryFn: ({ signal }) => api('grantOne', { params: { id }, signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data !== undefined && isOpen(data) ? lookMs : false),
  });

/** Reads everything about grants that is shown again. */
export function readGrantsAgain(): void {
  for (const queryKey of Object.values(keys)) void queryClient.invalidateQueries({ queryKey });
}

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
