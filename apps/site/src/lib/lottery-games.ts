import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';

/** The lotteries on sale. */
export const gamesQuery = queryOptions({
  queryKey: ['lottery-games'],
  queryFn: ({ signal }) => api('lotteryGames', { signal }),
});
