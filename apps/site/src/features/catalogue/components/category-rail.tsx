import type { Game } from '@arara/contract';
import { GameCardSkeleton, Rail, Skeletons, SlotsIcon } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { paths } from '../../../config/paths.ts';
import { useT } from '../../../lib/i18n.ts';
import { useInView } from '../../../lib/use-in-view.ts';
import { gamePageQuery } from '../api/get-games.ts';
import { railMin } from '../rails.ts';
import { useFavourites } from '../use-favourites.ts';
import { GameTile } from './game-tile.tsx';
import css from './shelves.module.css';

const bones = 7;
const cardBone = (index: number) => <GameCardSkeleton key={index} />;

interface CategoryRailProps {
  readonly gameType: Game['gameType'];
  readonly most: number;
  /** As staff call the rail; null: the name of the category. */
  readonly name: string | null;
  /** Numbers of the games that stand in another rail of the page. */
  readonly shown: ReadonlySet<string>;
}

/** The first games of a category that staff put on the first page, asked for when the rail comes near the screen. */
export function CategoryRail({ gameType, most, name, shown }: CategoryRailProps) {
  const t = useT('home');
  const ui = useT('ui');
  const place = useRef<HTMLDivElement>(null);
  const near = useInView(place);
  const favourites = useFavourites();
  const filter = { gameType, sort: 'hot' as const };
  const { data, isError } = useQuery({ ...gamePageQuery(filter, 1), enabled: near });
  const games = data?.games.filter(({ nodeId }) => !shown.has(nodeId)).slice(0, most);
  if (isError || (games !== undefined && games.length < railMin)) return null;
  return (
    <div ref={place}>
      <Rail
        className={css.shelf}
        title={name ?? t(`tile.${gameType}`)}
        star="var(--ceu)"
        sign={<SlotsIcon size={18} />}
        all={{ href: paths.category(gameType), label: t('hot.all') }}
        arrows={{ back: ui('rail.back'), forward: ui('rail.forward') }}
        item="var(--game-item)"
      >
        {games === undefined ? (
          <Skeletons count={bones} of={cardBone} />
        ) : (
          games.map((game) => <GameTile key={game.nodeId} game={game} favourites={favourites} />)
        )}
      </Rail>
    </div>
  );
}
