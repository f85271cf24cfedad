import { queryOptions } from '@tanstack/react-query';
import type { Answer } from '../../../lib/api.ts';
import { api } from '../../../lib/api.ts';

export type Jackpot = Answer<'jackpots'>[number];

/** From news to news, while somebody looks. */
export const jackpotsEveryMs = 5_000;

/** The pools of the jackpots, and the games that win them. */
export const jackpotsQuery = queryOptions({
  queryKey: ['jackpots'],
  queryFn: ({ signal }) => api('jackpots', { signal }),
  refetchInterval: jackpotsEveryMs,
});
