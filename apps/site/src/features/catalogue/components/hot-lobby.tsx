import { useQuery } from '@tanstack/react-query';
import { usePageTitle } from '../../../components/page-title.ts';
import { useT } from '../../../lib/i18n.ts';
import { hotGamesQuery } from '../api/get-lists.ts';
import { GameResults } from './game-results.tsx';
import { LobbyHead } from './lobby-head.tsx';
import { NoGames } from './no-games.tsx';

/** The most played games, best first; a short list without pages. */
export function HotLobby() {
  const t = useT('lobby');
  const title = t('hot');
  usePageTitle(title);
  const { data, error, fetchStatus, refetch } = useQuery(hotGamesQuery);
  return (
    <>
      <LobbyHead title={title} total={data.list.length} />
      <GameResults
        list={{
          data: [data.list],
          error,
          fetchStatus,
          refetch,
          total: data.list.length,
          totalPages: 1,
          isOld: false,
          hasMore: false,
          isLoadingMore: false,
          loadMore: () => undefined,
        }}
        page={1}
        hrefOfPage={() => ''}
        seals="none"
        empty={<NoGames />}
      />
    </>
  );
}
