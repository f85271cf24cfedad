import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';

const staleMs = 60_000;

/** The addresses under which this site is reached. */
export const domainsQuery = queryOptions({
  queryKey: ['domains'],
  queryFn: ({ signal }) => api('domainRoutes', { signal }),
  staleTime: staleMs,
});
