import { GameCardSkeleton, Link, Rail, Skeletons, SlotsIcon } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { paths } from '../../../config/paths.ts';
import { useFormat, useT } from '../../../lib/i18n.ts';
import { gamePageQuery } from '../api/get-games.ts';
import { vendorsQuery } from '../api/get-lists.ts';
import { brandsOf } from '../brands.ts';
import type { Brand } from '../brands.ts';
import { railMin } from '../rails.ts';
import { useFavourites } from '../use-favourites.ts';
import { openVendor } from '../use-game-doors.ts';
import { useInView } from '../../../lib/use-in-view.ts';
import { BrandPicture } from './brand-picture.tsx';
import { GameTile } from './game-tile.tsx';
import css from './shelves.module.css';

/** Fewer games than this make no shelf of their own. */
const shelfGamesMin = 6;
const stars = ['var(--sol)', 'var(--ceu)', 'var(--rosa)'];

const cardBone = (index: number) => <GameCardSkeleton key={index} />;

const addressOf = ({ category, code }: Brand): string => paths.vendor(category, code);

interface ShownProps {
  /** Numbers of the games that stand in another rail of the page. */
  readonly shown: ReadonlySet<string>;
}

interface BrandShelvesProps extends ShownProps {
  /** At most so many studios have a shelf of their own. */
  readonly most: number;
  /** As staff call the rail; null: the site's own sentence. */
  readonly name: string | null;
}

/** Every studio as a card, then a shelf for each of the largest; lotteries are no studio's. */
export function BrandShelves({ shown, most, name }: BrandShelvesProps) {
  const t = useT('home');
  const ui = useT('ui');
  const format = useFormat();
  const { data } = useQuery(vendorsQuery);
  const brands = brandsOf(data.filter(({ title }) => title !== 'LOTT' && title !== 'ELOTT'));
  if (brands.length < 2) return null;
  return (
    <>
      <Rail
        className={css.shelf}
        title={name ?? t('brands')}
        star="var(--folha)"
        sign={<SlotsIcon size={18} />}
        arrows={{ back: ui('rail.back'), forward: ui('rail.forward') }}
        item="var(--brand-item)"
      >
        {brands.map((brand) => (
          <Link
            key={brand.code}
            href={addressOf(brand)}
            className={css.brand}
            aria-haspopup="dialog"
            onClick={(event) => openVendor(event, brand.code)}
          >
            <BrandPicture icon={brand.icon} size={48} />
            <span>
              <b>{brand.name}</b>
              <small>{t('games', { count: brand.games, shown: format.number(brand.games) })}</small>
            </span>
          </Link>
        ))}
      </Rail>
      {brands
        .filter(({ games }) => games >= shelfGamesMin)
        .slice(0, most)
        .map((brand, index) => (
          <BrandShelf
            key={brand.code}
            brand={brand}
            star={stars[index % stars.length]}
            shown={shown}
          />
        ))}
    </>
  );
}

/** Games of one studio, asked for when the shelf comes near the screen. */
function BrandShelf({
  brand,
  star,
  shown,
}: ShownProps & { readonly brand: Brand; readonly star?: string }) {
  const t = useT('home');
  const ui = useT('ui');
  const place = useRef<HTMLDivElement>(null);
  const near = useInView(place);
  const favourites = useFavourites();
  const filter = { vassalage: brand.code, sort: 'hot' as const };
  const { data, isError } = useQuery({ ...gamePageQuery(filter, 1), enabled: near });
  const games = data?.games.filter(({ nodeId }) => !shown.has(nodeId));
  if (isError || (games !== undefined && games.length < railMin)) return null;
  return (
    <div ref={place}>
      <Rail
        className={css.shelf}
        title={brand.name}
        star={star}
        sign={<SlotsIcon size={18} />}
        all={{ href: addressOf(brand), label: t('hot.all') }}
        arrows={{ back: ui('rail.back'), forward: ui('rail.forward') }}
        item="var(--game-item)"
      >
        {games === undefined ? (
          <Skeletons count={7} of={cardBone} />
        ) : (
          games.map((game) => <GameTile key={game.nodeId} game={game} favourites={favourites} />)
        )}
      </Rail>
    </div>
  );
}
