import type { Game, StartData } from '@arara/contract';
import { GameCardSkeleton, Rail, RailHead, Skeletons, SlotsIcon } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useT } from '../../../lib/i18n.ts';
import { useInView } from '../../../lib/use-in-view.ts';
import { gamePageQuery } from '../api/get-games.ts';
import { shelvedKinds } from '../kinds.ts';
import { useFavourites } from '../use-favourites.ts';
import { useKindName } from '../use-kind-name.ts';
import type { FilterControl } from '../use-lobby-filter.ts';
import { GameTile } from './game-tile.tsx';
import css from './shelves.module.css';

const stars = ['var(--urucum)', 'var(--sol)', 'var(--ceu)', 'var(--rosa)'];
const shown = 14;
const bones = 7;
const cardBone = (index: number) => <GameCardSkeleton key={index} />;

interface KindShelvesProps {
  readonly category: StartData['categories'][number];
  readonly hrefOf: FilterControl['hrefOf'];
}

/** A shelf for each of the larger kinds of a category that has many games, above the list of all of them. */
export function KindShelves({ category, hrefOf }: KindShelvesProps) {
  const t = useT('lobby');
  const kinds = shelvedKinds(category);
  if (kinds.length === 0) return null;
  return (
    <>
      {kinds.map((kind, at) => (
        <KindShelf
          key={kind}
          kind={kind}
          gameType={category.title}
          href={hrefOf({ kind })}
          star={stars[at]}
        />
      ))}
      <RailHead title={t('kinds.rest')} star="var(--folha)" sign={<SlotsIcon size={18} />} />
    </>
  );
}

interface KindShelfProps {
  readonly kind: string;
  readonly gameType: Game['gameType'];
  /** The list of this kind alone. */
  readonly href: string;
  readonly star: string | undefined;
}

/** The most played games of one kind, asked for when the shelf comes near the screen. */
function KindShelf({ kind, gameType, href, star }: KindShelfProps) {
  const t = useT('home');
  const ui = useT('ui');
  const kindName = useKindName();
  const place = useRef<HTMLDivElement>(null);
  const near = useInView(place);
  const favourites = useFavourites();
  const filter = { gameType, gameClassify: kind, sort: 'hot' as const };
  const { data, isError } = useQuery({ ...gamePageQuery(filter, 1), enabled: near });
  if (isError) return null;
  return (
    <div ref={place}>
      <Rail
        className={css.shelf}
        title={kindName(kind)}
        star={star}
        sign={<SlotsIcon size={18} />}
        all={{ href, label: t('hot.all') }}
        arrows={{ back: ui('rail.back'), forward: ui('rail.forward') }}
        item="var(--game-item)"
      >
        {data === undefined ? (
          <Skeletons count={bones} of={cardBone} />
        ) : (
          data.games
            .slice(0, shown)
            .map((game) => <GameTile key={game.nodeId} game={game} favourites={favourites} />)
        )}
      </Rail>
    </div>
  );
}
