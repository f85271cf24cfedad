import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';

/** The help articles in one language. */
export function helpQuery(language: string) {
  return queryOptions({
    queryKey: ['help', language],
    queryFn: ({ signal }) => api('helpCentre', { signal }),
    staleTime: 300_000,
  });
}
