import { infiniteQueryOptions, queryOptions, useMutation } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import type { Ask } from '../../../lib/api.ts';
import { byCursor } from '../../../lib/by-cursor.ts';
import { queryClient } from '../../../lib/query-client.ts';

export const seedsQuery = queryOptions({
  queryKey: ['seeds'],
  queryFn: ({ signal }) => api('mySeeds', { signal }),
  staleTime: 0,
});

/** Answers the promise that was seen with a client seed; a pair in force that has one is revealed. */
export function useRotateSeeds() {
  return useMutation({
    mutationFn: (body: Ask<'rotateSeeds'>['body']) => api('rotateSeeds', { body }),
    // Where the promise is another one by now, it is shown at once.
    onError: () => queryClient.invalidateQueries({ queryKey: seedsQuery.queryKey }),
    // A round that was looked at before can be proved from now on.
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: seedsQuery.queryKey }),
        queryClient.invalidateQueries({ queryKey: ['round-proof'] }),
        queryClient.invalidateQueries({ queryKey: ['pair-rounds'] }),
      ]),
  });
}

/** The rounds of one of the member's pairs by their numbers, the last first. */
export function pairRoundsQuery(serverSeedHash: string, refusedOnly: boolean) {
  return infiniteQueryOptions({
    queryKey: ['pair-rounds', serverSeedHash, refusedOnly],
    queryFn: ({ pageParam, signal }) =>
      api('pairRounds', {
        query: {
          serverSeedHash,
          ...(refusedOnly && { state: 'REFUSED' as const }),
          ...(pageParam !== null && { cursor: Number(pageParam) }),
        },
        signal,
      }),
    ...byCursor,
    staleTime: 0,
  });
}

/** The proof of a round, for anybody who knows its id. */
export function roundProofQuery(id: string) {
  return queryOptions({
    queryKey: ['round-proof', id],
    queryFn: ({ signal }) => api('roundProof', { params: { id }, signal }),
    staleTime: 0,
  });
}

export const certificatesQuery = queryOptions({
  queryKey: ['certificates'],
  queryFn: ({ signal }) => api('certificates', { signal }),
});

/** The signed heads of the ledger, the newest first. */
export const ledgerHeadsQuery = queryOptions({
  queryKey: ['ledger-heads'],
  queryFn: async ({ signal }) => (await api('ledgerHeads', { signal })).rows,
});
