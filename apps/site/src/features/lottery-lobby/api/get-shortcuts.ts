import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';

/** As many popular ones are asked for (specification, section 9). */
const popularCount = 20;

/** What the member bought tickets of lately, latest first. */
export const recentLotteriesQuery = queryOptions({
  queryKey: ['lotteries-recent'],
  queryFn: ({ signal }) => api('recentLotteries', { signal }),
  staleTime: 0,
});

/** What is bought most comes first. */
export const popularLotteriesQuery = queryOptions({
  queryKey: ['lotteries-popular'],
  queryFn: ({ signal }) => api('popularLotteries', { query: { count: popularCount }, signal }),
});
