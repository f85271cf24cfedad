import { usePageTitle } from '../../../components/page-head.tsx';
import { useT } from '../../../lib/i18n.ts';
import { useSession } from '../../../lib/session.ts';
import { anyGame } from '../lobby-filter.ts';
import { useGameList } from '../use-game-list.ts';
import { GameResults, GridSkeleton } from './game-results.tsx';
import { LobbyHead } from './lobby-head.tsx';
import { FavouritesOfNobody, NoFavourites } from './no-games.tsx';

const favourites = { ...anyGame, favourites: true };

/** Every game that the member has given a heart. */
export function FavouritesPage() {
  const t = useT('lobby');
  const { token, settled } = useSession();
  const list = useGameList(favourites, undefined);
  const title = t('favourites');
  usePageTitle(title);
  return (
    <>
      <LobbyHead title={title} total={token === null ? null : list.total} />
      {token !== null && (
        <GameResults list={list} page={1} hrefOfPage={() => ''} empty={<NoFavourites />} />
      )}
      {token === null && (settled ? <FavouritesOfNobody /> : <GridSkeleton />)}
    </>
  );
}
