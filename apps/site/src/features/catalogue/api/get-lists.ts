import { infiniteQueryOptions, queryOptions, useQuery } from '@tanstack/react-query';
import type { Game } from '@arara/contract';
import { gamePlatform } from '../../../config/client.ts';
import { api } from '../../../lib/api.ts';
import { hotOnes, ownGames } from '../../../lib/client.ts';
import { useSession } from '../../../lib/session.ts';
import { moduleOn, start } from '../../../lib/start.ts';

/** The most played games; the document brought the first answer. */
export const hotGamesQuery = queryOptions({
  queryKey: ['hot-games'],
  queryFn: ({ signal }) => api('hotGames', { query: hotOnes(), signal }),
  enabled: moduleOn('GAMELOHOT3'),
  initialData: { list: [...start.hot] },
  initialDataUpdatedAt: start.status.serverTime,
});

/** Categories with their vendors; the document brought the first answer. */
export const vendorsQuery = queryOptions({
  queryKey: ['vendors'],
  queryFn: ({ signal }) => api('gameVendors', { query: { platform: gamePlatform }, signal }),
  initialData: [...start.categories],
  initialDataUpdatedAt: start.status.serverTime,
});

/** The games that the member played, newest first; of one game type, or of all. */
export function playedGamesQuery(gameType?: Game['gameType']) {
  return infiniteQueryOptions({
    queryKey: ['recent-games', 'pages', gameType ?? ''],
    queryFn: ({ pageParam, signal }) =>
      api('recentGames', { query: { ...ownGames(), gameType, pageNo: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) =>
      pages.length < last.totalPages ? pages.length + 1 : undefined,
  });
}

export const recentGamesQuery = queryOptions({
  queryKey: ['recent-games'],
  queryFn: ({ signal }) => api('recentGames', { query: ownGames(), signal }),
});

/** The games that the member played last; nothing for visitors. */
export function useRecentGames() {
  const token = useSession((state) => state.token);
  return useQuery({ ...recentGamesQuery, enabled: token !== null && moduleOn('GAMELOREC3') });
}

export function gameQuery(nodeId: string) {
  return queryOptions({
    queryKey: ['game', nodeId],
    queryFn: ({ signal }) => api('gameByCode', { params: { nodeId }, signal }),
    staleTime: 300_000,
    // The document of a game's address brought the game along.
    ...(start.game?.nodeId === nodeId
      ? { initialData: start.game, initialDataUpdatedAt: start.status.serverTime }
      : {}),
  });
}
