import type { Game } from '@arara/contract';
import { GameCardSkeleton, GameGrid, LoadMore, Pagination, Skeletons } from '@arara/ui';
import { coversAtOnce } from '@arara/ui/theme/cover-sizes.ts';
import clsx from 'clsx';
import { memo, useRef } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { QueryStates } from '../../../components/query-states.tsx';
import { useFormat, useT } from '../../../lib/i18n.ts';
import { rememberSearch } from '../recent-searches.ts';
import { useFavourites } from '../use-favourites.ts';
import type { GameList } from '../use-game-list.ts';
import { useFirstHeight, useKnownHeight } from '../use-chunk-height.ts';
import { useReach } from '../use-reach.ts';
import { GameTile } from './game-tile.tsx';
import css from './lobby.module.css';

/** After so many pages a phone asks before it goes on: the footer stays within reach. */
const pagesByItself = 3;
const skeletons = 21;

interface GameResultsProps {
  readonly list: GameList;
  readonly page: number;
  readonly hrefOfPage: (page: number) => string;
  /** The words here when nothing fits. */
  readonly empty: ReactNode;
  readonly seals?: 'all' | 'none';
  /** The text that was typed to find these: opening one of them keeps it among the searches. */
  readonly searched?: string;
}

/** A grid of games in each of its states, with its pages or with more of it. */
export function GameResults(props: GameResultsProps) {
  const { list, page, hrefOfPage, empty } = props;
  const t = useT('ui');
  return (
    <QueryStates query={list} skeleton={<GridSkeleton />}>
      {(pages) =>
        pages.every((games) => games.length === 0) ? (
          empty
        ) : (
          <>
            <Chunks {...props} pages={pages} />
            {list.totalPages > 1 && (
              <Pagination
                page={page}
                total={list.totalPages}
                hrefOf={hrefOfPage}
                labels={{
                  nav: t('pages'),
                  back: t('pages.back'),
                  forward: t('pages.forward'),
                  page: (one) => t('pages.page', { page: one }),
                }}
              />
            )}
            {list.totalPages === 0 && <More list={list} pages={pages} />}
          </>
        )
      }
    </QueryStates>
  );
}

const cardBone = (index: number) => <GameCardSkeleton key={index} />;

/** The grid on its way. */
export function GridSkeleton() {
  return (
    <GameGrid>
      <Skeletons count={skeletons} of={cardBone} />
    </GameGrid>
  );
}

type Pages = readonly (readonly Game[])[];

/** Each page is a block of its own, which the browser draws only when it is near the screen. */
function Chunks({ list, pages, seals, searched }: GameResultsProps & { readonly pages: Pages }) {
  const place = useRef<HTMLDivElement>(null);
  useFirstHeight(place);
  return (
    <div ref={place} className={clsx(list.isOld && css.old)} aria-busy={list.isOld}>
      {pages.map((games, at) => (
        <Chunk key={at} games={games} first={at === 0} seals={seals} searched={searched} />
      ))}
    </div>
  );
}

interface ChunkProps extends Pick<GameResultsProps, 'seals' | 'searched'> {
  readonly games: readonly Game[];
  readonly first: boolean;
}

/** Drawn once: a page that comes after it, or a heart elsewhere in the lobby, is none of its. */
const Chunk = memo(function Chunk({ games, first, seals, searched }: ChunkProps) {
  const favourites = useFavourites();
  const place = useRef<HTMLDivElement>(null);
  const known = useKnownHeight(place, games);
  const style = known === undefined ? undefined : ({ '--chunk': `${known}px` } as CSSProperties);
  return (
    <div ref={place} className={css.chunk} style={style}>
      <GameGrid>
        {games.map((game, index) => (
          <GameTile
            key={game.nodeId}
            game={game}
            favourites={favourites}
            seals={seals}
            eager={first && index < coversAtOnce}
            onOpen={searched === undefined ? undefined : () => rememberSearch(searched)}
          />
        ))}
      </GameGrid>
    </div>
  );
});

function More({ list, pages }: { readonly list: GameList; readonly pages: Pages }) {
  const t = useT('lobby');
  const format = useFormat();
  const end = useRef<HTMLDivElement>(null);
  const { hasMore, isLoadingMore, loadMore, total } = list;
  const goesOn = hasMore && !isLoadingMore && pages.length < pagesByItself;
  useReach(end, goesOn, loadMore);
  const shown = pages.flat().length;
  const all = total ?? shown + (hasMore ? 1 : 0);
  if (!hasMore && pages.length < 2) return null;
  return (
    <div ref={end} className={css.more}>
      <LoadMore
        shown={shown}
        total={all}
        text={t('shown', { shown: format.number(shown), total: format.number(all) })}
        buttonLabel={t('more')}
        loading={isLoadingMore}
        onMore={loadMore}
      />
    </div>
  );
}
