import type { Game, StartData } from '@arara/contract';
import { Badge, Button, FiltersIcon, Select, SortIcon } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { Navigate } from 'react-router';
import { LayerFrame } from '../../../components/layer-frame.tsx';
import { usePageTitle } from '../../../components/page-title.ts';
import { loadChunk } from '../../../lib/chunk.ts';
import { useT } from '../../../lib/i18n.ts';
import { useSession } from '../../../lib/session.ts';
import { vendorsQuery } from '../api/get-lists.ts';
import { hasJackpots } from '../kinds.ts';
import { isNarrowed, isPlain, sorts, wishesOf } from '../lobby-filter.ts';
import type { LobbyFilter, Sort } from '../lobby-filter.ts';
import { useGameList } from '../use-game-list.ts';
import type { GameList } from '../use-game-list.ts';
import { useLobbyFilter } from '../use-lobby-filter.ts';
import type { FilterControl } from '../use-lobby-filter.ts';
import { GameResults } from './game-results.tsx';
import { JackpotPlace } from './jackpot-place.tsx';
import { KindShelves } from './kind-shelves.tsx';
import { KindTabs } from './kind-tabs.tsx';
import { LobbyHead } from './lobby-head.tsx';
import { FilterRefused } from './filter-refused.tsx';
import { NoFavourites, NoGames, NothingFits, NothingPlayed, OwnOfNobody } from './no-games.tsx';
import { RecentSearches } from './recent-searches.tsx';
import { SearchField } from './search-field.tsx';
import { VendorChips } from './vendor-chips.tsx';
import css from './lobby.module.css';

const FilterSheet = lazy(() => loadChunk(() => import('./filter-sheet.tsx')));

/** Games of one category: search, studios, wishes, pages; the address holds all of it. */
export function Lobby({ gameType }: { readonly gameType: Game['gameType'] }) {
  const ui = useT('ui');
  const control = useLobbyFilter();
  const { filter, hrefOf } = control;
  const title = ui(`category.${gameType}`);
  usePageTitle(title);
  const { data: categories } = useQuery(vendorsQuery);
  const category = categories.find((one) => one.title === gameType);
  const list = useGameList(filter, gameType, category !== undefined);
  const isPastTheEnd = list.totalPages > 0 && filter.page > list.totalPages && !list.isOld;
  if (isPastTheEnd) return <Navigate to={hrefOf({ page: list.totalPages })} replace />;
  return (
    <>
      <LobbyHead title={title} total={list.total} />
      {category === undefined ? (
        <NoGames />
      ) : (
        <>
          <Tools category={category} control={control} list={list} />
          {isPlain(filter) && hasJackpots(category) && <JackpotPlace />}
          {isPlain(filter) && <KindShelves category={category} hrefOf={hrefOf} />}
          <Found list={list} control={control} />
        </>
      )}
    </>
  );
}

/** The games that the wishes of the address found, or why nothing is looked for. */
function Found({ list, control }: { readonly list: GameList; readonly control: FilterControl }) {
  const { filter, hrefOf } = control;
  const signedIn = useSession(({ token }) => token !== null);
  if (filter.fault !== null) return <FilterRefused fault={filter.fault} hrefOf={hrefOf} />;
  if (filter.tab !== 'all' && !signedIn) return <OwnOfNobody tab={filter.tab} />;
  return (
    <GameResults
      list={list}
      page={filter.page}
      hrefOfPage={(page) => hrefOf({ page })}
      empty={<Empty filter={filter} near={list.near} control={control} />}
      searched={filter.text}
    />
  );
}

interface ToolsProps {
  readonly category: StartData['categories'][number];
  readonly control: FilterControl;
  readonly list: GameList;
}

function Tools({ category, control, list }: ToolsProps) {
  const t = useT('lobby');
  const [searching, setSearching] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const { filter, set } = control;
  const { cards, gameClassify } = category;
  const wishes = wishesOf(filter);
  return (
    <div className={css.head}>
      <div className={css.tools}>
        <SearchField
          label={t('search')}
          value={filter.text}
          onFocus={() => setSearching(true)}
          onSearch={(text) => set({ text, tab: 'all' })}
        />
        <Button
          kind="outline"
          className={css.filters}
          icon={<FiltersIcon size={22} />}
          aria-haspopup="dialog"
          onClick={() => setChoosing(true)}
        >
          <span className={css.wide}>{t('filters')}</span>
          <Badge
            count={wishes}
            label={t('filters.count', { count: wishes })}
            className={css.badge}
          />
        </Button>
        <SortSelect value={filter.sort} onChange={(sort) => set({ sort })} />
      </div>
      {searching && filter.text === '' && (
        <RecentSearches onPick={(text) => set({ text, tab: 'all' })} />
      )}
      <VendorChips cards={cards} control={control} />
      <KindTabs category={category} control={control} />
      {choosing && (
        <LayerFrame onClose={() => setChoosing(false)}>
          <FilterSheet
            onClose={() => setChoosing(false)}
            control={control}
            cards={cards}
            kinds={gameClassify}
            total={list.isOld ? null : list.total}
          />
        </LayerFrame>
      )}
    </div>
  );
}

interface SortSelectProps {
  readonly value: Sort;
  readonly onChange: (sort: Sort) => void;
}

/** On a desk the order has room of its own; a phone finds it among the filters. */
function SortSelect({ value, onChange }: SortSelectProps) {
  const t = useT('lobby');
  return (
    <Select
      className={css.sort}
      label={t('sort')}
      labelHidden
      prefix={<SortIcon size={18} />}
      value={value}
      onChange={(event) => {
        const sort = sorts.find((one) => one === event.target.value);
        if (sort !== undefined) onChange(sort);
      }}
      options={sorts.map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))}
    />
  );
}

/** Why there is nothing, and what one can do about it. */
function Empty(props: {
  readonly filter: LobbyFilter;
  readonly near: GameList['near'];
  readonly control: FilterControl;
}) {
  const { filter, near, control } = props;
  if (filter.tab === 'favourites') return <NoFavourites />;
  if (filter.tab === 'recent') return <NothingPlayed />;
  if (isNarrowed(filter)) {
    return <NothingFits text={filter.text} near={near} hrefOf={control.hrefOf} />;
  }
  return <NoGames />;
}
