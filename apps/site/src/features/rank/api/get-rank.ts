import { queryOptions } from '@tanstack/react-query';
import type { Answer } from '../../../lib/api.ts';
import { api } from '../../../lib/api.ts';

export type Rank = Answer<'rankProgress'>;

/** The member's level and the way to the next one. */
export const rankQuery = queryOptions({
  queryKey: ['rank'],
  queryFn: ({ signal }) => api('rankProgress', { signal }),
  staleTime: 0,
});
