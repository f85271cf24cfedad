import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { kept } from '../../../lib/kept.ts';

const staleMs = 60_000;

/** The addresses under which this site is reached. */
export const domainsQuery = queryOptions({
  ...kept('domains', ({ signal }) => api('domainRoutes', { signal })),
  staleTime: staleMs,
});
