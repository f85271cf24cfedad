import { queryOptions } from '@tanstack/react-query';
import { device } from '../../../config/client.ts';
import { api } from '../../../lib/api.ts';

/** As many as the stations of three weeks have. */
const shownDraws = 100;
const lookMs = 30_000;

/** The latest results of all stations of Vietnam; new ones come by themselves. */
export const boardQuery = queryOptions({
  queryKey: ['lottery-vietnam'],
  queryFn: ({ signal }) => api('openedVietnam', { query: { count: shownDraws, device }, signal }),
  staleTime: 0,
  refetchInterval: lookMs,
});
