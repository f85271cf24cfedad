import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';

const staleMs = 300_000;

/** Banners of every group that are in force now; those of the first page come with the document. */
export const bannersQuery = queryOptions({
  queryKey: ['banners'],
  queryFn: async ({ signal }) => (await api('notices', { query: { types: 'B' }, signal })).banners,
  staleTime: staleMs,
});
