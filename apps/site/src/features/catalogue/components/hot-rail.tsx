import { FlameIcon, GameCardSkeleton, Rail, Skeletons } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../config/paths.ts';
import { useT } from '../../../lib/i18n.ts';
import { isClosed, start } from '../../../lib/start.ts';
import { hotGamesQuery } from '../api/get-lists.ts';
import { rankedOf } from '../rails.ts';
import type { RankedGame } from '../rails.ts';
import { useFavourites } from '../use-favourites.ts';
import { GameTile } from './game-tile.tsx';
import css from './shelves.module.css';

const bones = 6;
const cardBone = (index: number) => <GameCardSkeleton key={index} />;

/** The most played games, each with its place in the ranking. */
export function HotRail() {
  const { data } = useQuery(hotGamesQuery);
  return <RankedRail games={rankedOf(data.list, start.ranked)} />;
}

interface RankedRailProps {
  readonly games: readonly RankedGame[] | null;
  /** As staff call the rail; left out: the site's own sentence. */
  readonly name?: string | null;
}

/** Some of the most played games with their places; null while it is not known which. */
export function RankedRail({ games, name }: RankedRailProps) {
  const t = useT('home');
  const ui = useT('ui');
  const favourites = useFavourites();
  if (games?.length === 0 || isClosed(paths.hot)) return null;
  return (
    <Rail
      className={css.shelf}
      title={name ?? t('hot')}
      star="var(--urucum)"
      sign={<FlameIcon size={18} />}
      all={{ href: paths.hot, label: t('hot.all') }}
      arrows={{ back: ui('rail.back'), forward: ui('rail.forward') }}
      item="var(--rank-item)"
    >
      {games === null ? (
        <Skeletons count={bones} of={cardBone} />
      ) : (
        games.map(({ game, rank }) => (
          <GameTile
            key={game.nodeId}
            game={game}
            favourites={favourites}
            seals="none"
            rank={rank ?? undefined}
            sizes="(min-width: 1024px) 144px, 128px"
          />
        ))
      )}
    </Rail>
  );
}
