import type { Game } from '@arara/contract';
import { useDesk } from '@arara/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSession } from '../../lib/session.ts';
import { favouriteGamesQuery } from './api/favourites.ts';
import { gamePageQuery, gamesQuery } from './api/get-games.ts';
import { playedGamesQuery } from './api/get-lists.ts';
import { askOf } from './lobby-filter.ts';
import type { LobbyFilter } from './lobby-filter.ts';

export interface GameList {
  /** The games that were found, page by page; undefined until there is an answer. */
  readonly data: readonly (readonly Game[])[] | undefined;
  readonly error: unknown;
  readonly fetchStatus: 'fetching' | 'paused' | 'idle';
  readonly refetch: () => Promise<unknown>;
  /** How many there are in all; null while nobody has counted them. */
  readonly total: number | null;
  /** Pages to turn; 0 where the list goes on by itself. */
  readonly totalPages: number;
  /** The answer to an earlier question, until the one to this is here. */
  readonly isOld: boolean;
  /** The games that may have been meant, where nothing is found by the name that was typed. */
  readonly near?: readonly Game[] | undefined;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly loadMore: () => void;
}

/** Games of a filter: in pages on a desk, without end on a phone, or the member's own. */
export function useGameList(
  filter: LobbyFilter,
  gameType: Game['gameType'] | undefined,
  enabled = true,
): GameList {
  const desk = useDesk();
  const signedIn = useSession(({ token }) => token !== null);
  const wanted = askOf(filter, gameType);
  const asks = enabled && filter.fault === null;
  const isOf = (tab: LobbyFilter['tab']): boolean => asks && filter.tab === tab;
  const page = useQuery({ ...gamePageQuery(wanted, filter.page), enabled: isOf('all') && desk });
  const endless = useInfiniteQuery({ ...gamesQuery(wanted), enabled: isOf('all') && !desk });
  const favourites = useInfiniteQuery({
    ...favouriteGamesQuery(gameType),
    enabled: isOf('favourites') && signedIn,
  });
  const played = useInfiniteQuery({
    ...playedGamesQuery(gameType),
    enabled: isOf('recent') && signedIn,
  });

  if (filter.tab === 'favourites') {
    return ownList(
      favourites,
      favourites.data?.pages.map(({ content }) => content),
    );
  }
  if (filter.tab === 'recent') {
    return ownList(
      played,
      played.data?.pages.map(({ list }) => list),
    );
  }
  if (desk) {
    return {
      ...basics(page),
      data: page.data === undefined ? undefined : [page.data.games],
      total: page.data?.total ?? null,
      totalPages: page.data?.totalPages ?? 0,
      near: page.data?.near,
      ...nothingMore,
    };
  }
  return {
    ...basics(endless),
    data: endless.data?.pages.map(({ games }) => games),
    total: endless.data?.pages[0]?.total ?? null,
    totalPages: 0,
    near: endless.data?.pages[0]?.near,
    ...more(endless),
  };
}

/** A list of the member's own, which nobody has counted before it is here. */
function ownList(query: OwnQuery, data: GameList['data']): GameList {
  return {
    ...basics(query),
    data,
    total: data === undefined || query.hasNextPage ? null : data.flat().length,
    totalPages: 0,
    ...more(query),
  };
}

type OwnQuery = Parameters<typeof basics>[0] & Parameters<typeof more>[0];

const nothingMore = { hasMore: false, isLoadingMore: false, loadMore: () => undefined };

function basics(query: {
  readonly error: unknown;
  readonly fetchStatus: GameList['fetchStatus'];
  readonly isPlaceholderData: boolean;
  readonly refetch: () => Promise<unknown>;
}) {
  const { error, fetchStatus, refetch, isPlaceholderData } = query;
  return { error, fetchStatus, refetch, isOld: isPlaceholderData };
}

function more(query: {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => Promise<unknown>;
}) {
  return {
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
  };
}
