import {
  infiniteQueryOptions,
  mutationOptions,
  queryOptions,
  useQuery,
} from '@tanstack/react-query';
import type { Game } from '@arara/contract';
import { api } from '../../../lib/api.ts';
import { ownGames } from '../../../lib/client.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useSession } from '../../../lib/session.ts';

const idsKey = ['favourite-ids'];
const gamesKey = ['favourite-games'];

const favouriteIdsQuery = queryOptions({
  queryKey: idsKey,
  queryFn: ({ signal }) => api('favouriteIds', { signal }),
});

/** Favourite games, newest first; of one game type, or of all. */
export function favouriteGamesQuery(gameType?: Game['gameType']) {
  return infiniteQueryOptions({
    queryKey: [...gamesKey, gameType ?? ''],
    queryFn: ({ pageParam, signal }) =>
      api('favouriteGames', {
        query: { ...ownGames(), platform: 'flash', gameType, pageNo: pageParam },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) =>
      pages.length < last.totalPages ? pages.length + 1 : undefined,
  });
}

/** Ids of the member's favourites; empty for visitors. */
export function useFavouriteIds(): readonly string[] {
  const token = useSession((state) => state.token);
  const { data } = useQuery({ ...favouriteIdsQuery, enabled: token !== null });
  return token === null ? [] : (data ?? []);
}

/** Turns the heart at once, takes it back when the server refuses, and asks for the list after the call. */
export const favouriteMutation = mutationOptions({
  mutationFn: ({ game, on }: { game: Game; on: boolean }) => {
    const body = { nodeId: game.nodeId, vendor: game.vassalage, gameType: game.gameType };
    return on ? api('addFavourite', { body }) : api('removeFavourite', { body });
  },
  onMutate: async ({ game, on }) => {
    await queryClient.cancelQueries({ queryKey: idsKey });
    const before = queryClient.getQueryData<string[]>(idsKey);
    queryClient.setQueryData<string[]>(idsKey, (ids = []) =>
      on ? [...ids, game.nodeId] : ids.filter((id) => id !== game.nodeId),
    );
    return { before };
  },
  onError: (_error, _input, context) => queryClient.setQueryData(idsKey, context?.before),
  onSettled: () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: idsKey }),
      queryClient.invalidateQueries({ queryKey: gamesKey }),
    ]),
});
