import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import type { Answer } from '../../../lib/api.ts';
import { byCursor, fromCursor } from '../../../lib/by-cursor.ts';
import { queryClient } from '../../../lib/query-client.ts';

export type GrantDetail = Answer<'grantOne'>;
export type Grant = Answer<'grants'>['grants'][number];

/** A grant that is open may end by the clock alone. */
const lookMs = 60_000;

const keys = { list: ['grants'], one: ['grant'] };

/** The key of the newest grants, which the number of those that wait comes from: read again with the list. */
export const newestGrants = [...keys.list, 'newest'];

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
