import { FlameIcon, Rail } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../config/paths.ts';
import { useT } from '../../../lib/i18n.ts';
import { hotGamesQuery } from '../api/get-lists.ts';
import { useFavourites } from '../use-favourites.ts';
import { GameTile } from './game-tile.tsx';
import css from './shelves.module.css';

/** The most played games, each with its place in the ranking. */
export function HotRail() {
  const t = useT('home');
  const ui = useT('ui');
  const favourites = useFavourites();
  const { data } = useQuery(hotGamesQuery);
  if (data.list.length === 0) return null;
  return (
    <Rail
      className={css.shelf}
      title={t('hot')}
      star="var(--urucum)"
      sign={<FlameIcon size={18} />}
      all={{ href: paths.hot, label: t('hot.all') }}
      arrows={{ back: ui('rail.back'), forward: ui('rail.forward') }}
      item="var(--rank-item)"
    >
      {data.list.map((game, index) => (
        <GameTile
          key={game.nodeId}
          game={game}
          favourites={favourites}
          seals="none"
          rank={index + 1}
          sizes="(min-width: 1024px) 144px, 128px"
        />
      ))}
    </Rail>
  );
}
