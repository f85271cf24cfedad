import type { Game, StartData } from '@arara/contract';
import { Badge, Button, EmptyState, FiltersIcon, Select, SortIcon } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Navigate } from 'react-router';
import { LayerFrame } from '../../../components/layer-frame.tsx';
import { usePageTitle } from '../../../components/page-title.ts';
import { loadChunk } from '../../../lib/chunk.ts';
import { useT } from '../../../lib/i18n.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { useSession } from '../../../lib/session.ts';
import { vendorsQuery } from '../api/get-lists.ts';
import { hasJackpots } from '../kinds.ts';
import { isPlain, sorts, wishesOf } from '../lobby-filter.ts';
import type { LobbyFilter, Sort } from '../lobby-filter.ts';
import { readSearches } from '../recent-searches.ts';
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
import { SearchField } from './search-field.tsx';
import { VendorChips } from './vendor-chips.tsx';
import css from './lobby.module.css';

const FilterSheet = lazy(() => loadChunk(() => import('./filter-sheet.tsx')));
/** Parts that most visits never see come when they are due; the lobby is whole without them. */
const EmptyLobby = lazyPart(
  () => import('./empty-lobby.tsx').then((part) => part.EmptyLobby),
  NothingSaid,
);
const RecentSearches = lazyPart(() =>
  import('./recent-searches.tsx').then((part) => part.RecentSearches),
);

/** In place of the reasons, where their script did not come. */
function NothingSaid() {
  const t = useT('lobby');
  return <EmptyState title={t('none.title')} text={t('none.text')} />;
}

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
        <Nothing of={null} list={list} control={control} />
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
  if (filter.tab !== 'all' && !signedIn)
    return <Nothing of={filter} list={list} control={control} />;
  return (
    <GameResults
      list={list}
      page={filter.page}
      hrefOfPage={(page) => hrefOf({ page })}
      empty={<Nothing of={filter} list={list} control={control} />}
      searched={filter.text}
    />
  );
}

/** No game is shown, for a reason that comes with its own script; without a filter the category has none at all. */
function Nothing(props: {
  readonly of: LobbyFilter | null;
  readonly list: GameList;
  readonly control: FilterControl;
}) {
  const signedIn = useSession(({ token }) => token !== null);
  const { of: filter, list, control } = props;
  return (
    <Suspense fallback={null}>
      <EmptyLobby filter={filter} near={list.near} hrefOf={control.hrefOf} signedIn={signedIn} />
    </Suspense>
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
      {searching && filter.text === '' && readSearches().length > 0 && (
        <Suspense fallback={null}>
          <RecentSearches onPick={(text) => set({ text, tab: 'all' })} />
        </Suspense>
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
