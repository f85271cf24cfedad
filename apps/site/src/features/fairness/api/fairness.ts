import { queryOptions, useMutation } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { queryClient } from '../../../lib/query-client.ts';

export const seedsQuery = queryOptions({
  queryKey: ['seeds'],
  queryFn: ({ signal }) => api('mySeeds', { signal }),
  staleTime: 0,
});

/** Reveals the pair in force and takes a new client seed. */
export function useRotateSeeds() {
  return useMutation({
    mutationFn: (clientSeed: string) => api('rotateSeeds', { body: { clientSeed } }),
    // A round that was looked at before can be proved from now on.
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: seedsQuery.queryKey }),
        queryClient.invalidateQueries({ queryKey: ['round-proof'] }),
      ]),
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
