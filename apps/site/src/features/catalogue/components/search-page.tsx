import { usePageTitle } from '../../../components/page-title.ts';
import { useT } from '../../../lib/i18n.ts';
import { isNarrowed } from '../lobby-filter.ts';
import { useGameList } from '../use-game-list.ts';
import { useLobbyFilter } from '../use-lobby-filter.ts';
import { FilterRefused } from './filter-refused.tsx';
import { GameResults } from './game-results.tsx';
import { LobbyHead } from './lobby-head.tsx';
import { NoGames, NothingFits } from './no-games.tsx';
import { RecentSearches } from './recent-searches.tsx';
import { SearchField } from './search-field.tsx';
import css from './lobby.module.css';

/** Search over every game of the site: it answers while one types. */
export function SearchPage() {
  const t = useT('lobby');
  const { filter: asked, hrefOf, set } = useLobbyFilter();
  const filter = { ...asked, tab: 'all' as const };
  const list = useGameList(filter, undefined);
  const title = filter.sort === 'new' ? t('sort.new') : t('search.title');
  usePageTitle(title);
  const isSearching = filter.text.trim() !== '';
  return (
    <>
      <LobbyHead title={isSearching ? t('search.found') : title} total={list.total} />
      <div className={css.head}>
        <div className={css.tools}>
          <SearchField
            label={t('search')}
            value={filter.text}
            startsHere={filter.sort !== 'new'}
            onSearch={(text) => set({ text })}
          />
        </div>
        {!isSearching && <RecentSearches onPick={(text) => set({ text })} />}
      </div>
      {filter.fault !== null && <FilterRefused fault={filter.fault} hrefOf={hrefOf} />}
      {filter.fault === null && (
        <GameResults
          list={list}
          page={filter.page}
          hrefOfPage={(page) => hrefOf({ page })}
          empty={
            isNarrowed(filter) ? (
              <NothingFits text={filter.text} near={list.near} hrefOf={hrefOf} />
            ) : (
              <NoGames />
            )
          }
          searched={filter.text}
        />
      )}
    </>
  );
}
