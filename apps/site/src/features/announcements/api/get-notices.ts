import { queryOptions } from '@tanstack/react-query';
import type { Answer } from '../../../lib/api.ts';
import { api } from '../../../lib/api.ts';
import { announced } from '../../../config/client.ts';
import { kept } from '../../../lib/kept.ts';

export type Announcement = Answer<'notices'>['player'][number];

const staleMs = 300_000;

/** Announcements, pop-ups and promotions in force now, each newest first. */
export const noticesQuery = queryOptions({
  ...kept('notices', ({ signal }) =>
    api('notices', { query: { types: 'PL,PU,PR,H', ...announced }, signal }),
  ),
  staleTime: staleMs,
});
