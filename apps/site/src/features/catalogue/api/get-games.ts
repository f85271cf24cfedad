import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Game, StartData } from '@arara/contract';
import { usualPageSize as pageSize } from '@arara/contract/page-size.ts';
import { api } from '../../../lib/api.ts';
import { listedGames } from '../../../lib/client.ts';
import { start } from '../../../lib/start.ts';

/** The wishes of a list of games; the address of the page holds it. */
export interface GameFilter {
  readonly gameType?: Game['gameType'];
  readonly vassalage?: string;
  readonly gameClassify?: string;
  readonly gameName?: string;
  readonly minBet?: string;
  readonly minLineNum?: number;
  readonly sort?: 'hot' | 'name' | 'new';
}

const ask = (filter: GameFilter, pageNo: number, signal: AbortSignal) => {
  const query = { ...listedGames(), ...filter, pageNo, pageSize };
  return api('gameList', { query, signal });
};

/**
 * A visitor who comes back from a game finds the list as it was, at the same place: it is not asked for
 * anew meanwhile, and outlives a long game.
 */
const keptLong = { staleTime: 600_000, gcTime: 3_600_000 };

type FirstPage = NonNullable<StartData['lobby']>['page'];

/** The answer that the document brought for the category of its address, where that is asked. */
function brought<T>(filter: GameFilter, shape: (page: FirstPage) => T) {
  const { lobby, status } = start;
  const { gameType, sort, ...wishes } = filter;
  const isPlain = sort === 'hot' && Object.keys(wishes).length === 0;
  if (lobby === null || gameType !== lobby.gameType || !isPlain) return {};
  return { initialData: shape(lobby.page), initialDataUpdatedAt: status.serverTime };
}

/** Games of a filter by pages, each page after the one before. */
export function gamesQuery(filter: GameFilter) {
  return infiniteQueryOptions({
    queryKey: ['games', filter],
    queryFn: ({ pageParam, signal }) => ask(filter, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: (last, pages) =>
      pages.length < last.totalPages ? pages.length + 1 : undefined,
    ...keptLong,
    placeholderData: keepPreviousData,
    ...brought(filter, (page) => ({ pages: [page], pageParams: [1] })),
  });
}

/** One page of a filter; the page before stays in sight until it is there. */
export function gamePageQuery(filter: GameFilter, page: number) {
  return queryOptions({
    queryKey: ['game-page', filter, page],
    queryFn: ({ signal }) => ask(filter, page, signal),
    ...keptLong,
    placeholderData: keepPreviousData,
    ...(page === 1 ? brought(filter, (first) => first) : {}),
  });
}
