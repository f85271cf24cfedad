import { ChipLink, HeartIcon, HistoryIcon } from '@arara/ui';
import { usePageTitle } from '../../../components/page-title.ts';
import { paths } from '../../../config/paths.ts';
import { useT } from '../../../lib/i18n.ts';
import { useSession } from '../../../lib/session.ts';
import { moduleOn } from '../../../lib/start.ts';
import { anyGame } from '../lobby-filter.ts';
import { useGameList } from '../use-game-list.ts';
import { useLobbyFilter } from '../use-lobby-filter.ts';
import { GameResults, GridSkeleton } from './game-results.tsx';
import { LobbyHead } from './lobby-head.tsx';
import { NoFavourites, NothingPlayed, OwnOfNobody } from './no-games.tsx';
import css from './lobby.module.css';

/** Games of the member's own, of every category: hearts, and what was played last. */
export function FavouritesPage() {
  const t = useT('lobby');
  const { filter } = useLobbyFilter();
  const { token, settled } = useSession();
  const tab = filter.tab === 'recent' ? 'recent' : 'favourites';
  const list = useGameList({ ...anyGame, tab }, undefined);
  const title = t(tab);
  usePageTitle(title);
  return (
    <>
      <LobbyHead title={title} total={token === null ? null : list.total} />
      {moduleOn('GAMELOREC3') && moduleOn('GAMELOFAV3') && (
        <nav aria-label={t('own')} className={css.own}>
          <ChipLink
            href={paths.favourites}
            on={tab === 'favourites'}
            icon={<HeartIcon size={17} />}
          >
            {t('favourites')}
          </ChipLink>
          <ChipLink href={paths.recent} on={tab === 'recent'} icon={<HistoryIcon size={17} />}>
            {t('recent')}
          </ChipLink>
        </nav>
      )}
      {token !== null && (
        <GameResults
          key={tab}
          list={list}
          page={1}
          hrefOfPage={() => ''}
          empty={tab === 'recent' ? <NothingPlayed /> : <NoFavourites />}
        />
      )}
      {token === null && (settled ? <OwnOfNobody tab={tab} /> : <GridSkeleton />)}
    </>
  );
}
