import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import type { Ask } from '../../../lib/api.ts';
import { byCursor, fromCursor } from '../../../lib/by-cursor.ts';

type TransactionFilter = Omit<NonNullable<Ask<'memberTransactions'>['query']>, 'cursor'>;
type RoundFilter = Omit<NonNullable<Ask<'rounds'>['query']>, 'cursor'>;

/** One page of the account record. */
export const askTransactions = (
  filter: TransactionFilter,
  cursor: string | null,
  signal?: AbortSignal,
) =>
  api('memberTransactions', {
    query: fromCursor(cursor, filter),
    ...(signal && { signal }),
  });

/** One page of the betting record. */
export const askRounds = (filter: RoundFilter, cursor: string | null, signal?: AbortSignal) =>
  api('rounds', {
    query: fromCursor(cursor, filter),
    ...(signal && { signal }),
  });

/** The account record of a filter, newest first. */
export function transactionsQuery(filter: TransactionFilter) {
  return infiniteQueryOptions({
    queryKey: ['transactions', filter],
    queryFn: ({ pageParam, signal }) => askTransactions(filter, pageParam, signal),
    ...byCursor,
    staleTime: 0,
  });
}

/** The betting record of a filter, newest first. */
export function roundsQuery(filter: RoundFilter) {
  return infiniteQueryOptions({
    queryKey: ['rounds', filter],
    queryFn: ({ pageParam, signal }) => askRounds(filter, pageParam, signal),
    ...byCursor,
    staleTime: 0,
  });
}

export function roundQuery(id: string) {
  return queryOptions({
    queryKey: ['round', id],
    queryFn: ({ signal }) => api('round', { params: { id }, signal }),
  });
}

export function transferQuery(id: string) {
  return queryOptions({
    queryKey: ['transfer', id],
    queryFn: ({ signal }) => api('transfer', { params: { id }, signal }),
  });
}

export const todayQuery = queryOptions({
  queryKey: ['today'],
  queryFn: ({ signal }) => api('todaySummary', { signal }),
  staleTime: 0,
});
