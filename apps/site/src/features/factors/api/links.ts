import { queryOptions, useMutation } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { queryClient } from '../../../lib/query-client.ts';
import type { VisitedProvider } from '../../../lib/visit.ts';
import type { Proof } from './factors.ts';

/** Accounts at providers, and which providers there are. */
export const linksQuery = queryOptions({
  queryKey: ['links'],
  queryFn: async ({ signal }) => {
    const [{ identities }, offered] = await Promise.all([
      api('identities', { signal }),
      api('providers', { signal }),
    ]);
    return { identities, offered };
  },
  staleTime: 0,
});

export function useUnlink() {
  return useMutation({
    mutationFn: ({ provider, ...body }: Proof & { provider: VisitedProvider }) =>
      api('unlinkIdentity', { params: { provider }, body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: linksQuery.queryKey }),
  });
}
