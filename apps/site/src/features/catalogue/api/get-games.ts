import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';

/** What the lobby filters by; the address of the page holds it. */
export interface GameFilter {
  readonly gameType?: string;
  readonly vassalage?: string;
  readonly gameClassify?: string;
  readonly gameName?: string;
  readonly minBet?: string;
  readonly minLineNum?: number;
  readonly sort?: 'hot' | 'name' | 'new';
}

/** Games of a filter, 42 a page. */
export function gamesQuery(filter: GameFilter) {
  return infiniteQueryOptions({
    queryKey: ['games', filter],
    queryFn: ({ pageParam, signal }) =>
      api('gameList', { query: { ...filter, gameType: filter.gameType as '', pageNo: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (pages.length < last.totalPages ? pages.length + 1 : undefined),
  });
}
