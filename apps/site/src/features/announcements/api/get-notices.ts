import { queryOptions } from '@tanstack/react-query';
import type { Answer } from '../../../lib/api.ts';
import { api } from '../../../lib/api.ts';

export type Announcement = Answer<'notices'>['player'][number];

const staleMs = 300_000;

/** Announcements and pop-ups in force now, newest first. */
export const noticesQuery = queryOptions({
  queryKey: ['notices'],
  queryFn: ({ signal }) => api('notices', { query: { types: 'PL,PU' }, signal }),
  staleTime: staleMs,
});
