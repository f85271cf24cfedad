import { useLocation, useSearchParams } from 'react-router';
import { changeFilter, readFilter, writeFilter } from './lobby-filter.ts';
import type { LobbyFilter } from './lobby-filter.ts';

export interface FilterControl {
  readonly filter: LobbyFilter;
  /** The address with a wish added, for a link. */
  hrefOf(wish: Partial<LobbyFilter>): string;
  /** Changes the address in place: what is typed or set step by step is one step for Back. */
  set(wish: Partial<LobbyFilter>): void;
}

/** The filter of the page, which lives in its address and nowhere else. */
export function useLobbyFilter(): FilterControl {
  const { pathname } = useLocation();
  const [search, setSearch] = useSearchParams();
  const filter = readFilter(search);
  return {
    filter,
    hrefOf(wish) {
      const query = writeFilter(changeFilter(filter, wish)).toString();
      return query === '' ? pathname : `${pathname}?${query}`;
    },
    set: (wish) => setSearch(writeFilter(changeFilter(filter, wish)), { replace: true }),
  };
}
