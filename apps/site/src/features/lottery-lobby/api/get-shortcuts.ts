import { queryOptions } from '@tanstack/react-query';
import { device } from '../../../config/client.ts';
import { api } from '../../../lib/api.ts';
import { languageCode } from '../../../lib/language.ts';
import type { ListedLottery } from '../../../lib/lottery.ts';

/** As many popular ones are asked for (specification, section 9). */
const popularCount = 20;

/** The lotteries of which the member bought tickets lately, latest first. */
export const recentLotteriesQuery = queryOptions({
  queryKey: ['lotteries-recent'],
  queryFn: ({ signal }) => api('recentLotteries', { signal }),
  staleTime: 0,
});

/** The lotteries of a prize mode, the one that is bought most first. */
export function popularLotteriesQuery(prizeMode: ListedLottery['prizeMode'] | undefined) {
  return queryOptions({
    queryKey: ['lotteries-popular', prizeMode],
    queryFn: ({ signal }) => {
      const query = { count: popularCount, prizeMode, device, language: languageCode() };
      return api('popularLotteries', { query, signal });
    },
  });
}
