import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Game } from '@arara/contract';
import { api } from '../../../lib/api.ts';

/** What a list of games asks for; the address of the page holds it. */
export interface GameFilter {
  readonly gameType?: Game['gameType'];
  readonly vassalage?: string;
  readonly gameClassify?: string;
  readonly gameName?: string;
  readonly minBet?: string;
  readonly minLineNum?: number;
  readonly sort?: 'hot' | 'name' | 'new';
}

const ask = (filter: GameFilter, pageNo: number, signal: AbortSignal) =>
  api('gameList', { query: { ...filter, pageNo }, signal });

/**
 * Whoever comes back from a game finds the list as it was, at the same place: it is not asked for
 * anew meanwhile, and outlives a long game.
 */
const keptLong = { staleTime: 600_000, gcTime: 3_600_000 };

/** Games of a filter, 42 a page, each page after the one before. */
export function gamesQuery(filter: GameFilter) {
  return infiniteQueryOptions({
    queryKey: ['games', filter],
    queryFn: ({ pageParam, signal }) => ask(filter, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: (last, pages) =>
      pages.length < last.totalPages ? pages.length + 1 : undefined,
    ...keptLong,
    placeholderData: keepPreviousData,
  });
}

/** One page of a filter; the page before stays in sight until it is there. */
export function gamePageQuery(filter: GameFilter, page: number) {
  return queryOptions({
    queryKey: ['game-page', filter, page],
    queryFn: ({ signal }) => ask(filter, page, signal),
    ...keptLong,
    placeholderData: keepPreviousData,
  });
}
