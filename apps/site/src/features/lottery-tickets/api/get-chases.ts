import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import type { Answer } from '../../../lib/api.ts';
import { byCursor, fromCursor } from '../../../lib/by-cursor.ts';

export type Chase = Answer<'myChase'>['chase'];
export type ChaseStep = Chase['steps'][number];

/** News come live; what of them got lost is looked for this often. */
const againMs = 15_000;

/** True if something of it may still change. */
const isGoingOn = ({ state, steps }: Chase): boolean =>
  state === 'ACTIVE' || steps.some(({ ticketState }) => ticketState === 'ACCEPTED');

const lookAgain = (chases: readonly Chase[]): number | false => chases.some(isGoingOn) && againMs;

/** The member's chases, newest first. */
export const chasesQuery = infiniteQueryOptions({
  queryKey: ['chases'],
  queryFn: ({ pageParam, signal }) => api('myChases', { query: fromCursor(pageParam, {}), signal }),
  ...byCursor,
  staleTime: 0,
  refetchInterval: ({ state: { data } }) =>
    lookAgain(data?.pages.flatMap(({ chases }) => chases) ?? []),
});

export function chaseQuery(id: string) {
  return queryOptions({
    queryKey: ['chase', id],
    queryFn: async ({ signal }) => (await api('myChase', { params: { id }, signal })).chase,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data === undefined ? false : lookAgain([data])),
  });
}
