import { ButtonLink, GameGrid, LoadMore, Sheet } from '@arara/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { QueryStates } from '../../../components/query-states.tsx';
import { paths } from '../../../config/paths.ts';
import { closeDialog, useDialogs } from '../../../lib/dialogs.ts';
import { useFormat, useT } from '../../../lib/i18n.ts';
import { gamesQuery } from '../api/get-games.ts';
import { vendorsQuery } from '../api/get-lists.ts';
import { brandsOf } from '../brands.ts';
import { useFavourites } from '../use-favourites.ts';
import { GridSkeleton } from './game-results.tsx';
import { GameTile } from './game-tile.tsx';
import { NothingOfVendor } from './no-games.tsx';
import css from './lobby.module.css';

/** The games of one vendor over the page one is on, a page at a time. */
export default function VendorGames() {
  const t = useT('lobby');
  const ui = useT('ui');
  const vendor = useDialogs(({ subject }) => subject) ?? '';
  const { data: categories } = useQuery(vendorsQuery);
  useCloseOnLeaving();
  const brand = brandsOf(categories).find(({ code }) => code === vendor);
  return (
    <Sheet
      open
      onClose={closeDialog}
      title={brand?.name ?? vendor}
      closeLabel={ui('close')}
      size="lg"
    >
      <Found vendor={vendor} />
      {brand !== undefined && (
        <p className={css.further}>
          <ButtonLink href={paths.vendor(brand.category, vendor)}>{t('vendor.page')}</ButtonLink>
        </p>
      )}
    </Sheet>
  );
}

/** It closes when one goes somewhere, as the menu does. */
function useCloseOnLeaving(): void {
  const { key } = useLocation();
  const first = useRef(key);
  useEffect(() => {
    if (key !== first.current) closeDialog();
  }, [key]);
}

function Found({ vendor }: { readonly vendor: string }) {
  const t = useT('lobby');
  const format = useFormat();
  const favourites = useFavourites();
  const query = useInfiniteQuery(gamesQuery({ vassalage: vendor, sort: 'hot' }));
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  return (
    <QueryStates query={query} skeleton={<GridSkeleton />}>
      {({ pages }) => {
        const games = pages.flatMap((page) => page.games);
        const total = pages[0]?.total ?? 0;
        if (games.length === 0) return <NothingOfVendor />;
        const shown = { shown: format.number(games.length), total: format.number(total) };
        return (
          <>
            <GameGrid className={css.over}>
              {games.map((game) => (
                <GameTile key={game.nodeId} game={game} favourites={favourites} />
              ))}
            </GameGrid>
            {(hasNextPage || pages.length > 1) && (
              <div className={css.more}>
                <LoadMore
                  shown={games.length}
                  total={total}
                  text={t('shown', shown)}
                  buttonLabel={t('more')}
                  loading={isFetchingNextPage}
                  onMore={() => void fetchNextPage()}
                />
              </div>
            )}
          </>
        );
      }}
    </QueryStates>
  );
}
