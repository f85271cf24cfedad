import type { Sort } from '@arara/ui';
import { useSearchParams } from 'react-router';
import type { QueryInput } from './title.ts';

type Filters = QueryInput;
export type FilterName = 'q' | 'vendor' | 'type' | 'state' | 'days';

/** The values of a filter that the server knows; any other word of the address counts as none. */
const states = ['on', 'off'] as const;
export const daysBack = ['1', '7', '30'] as const;
export type DaysBack = (typeof daysBack)[number];
export const usualDays: DaysBack = '30';
export const gameTypes = [
  'RNG',
  'INHOUSE',
  'LIVE',
  'FISH',
  'PVP',
  'SPORTS',
  'ESPORTS',
  'LOTT',
  'ELOTT',
] as const;

/** The days of an address; the usual ones where it names none. */
export const daysOf = (search: URLSearchParams): DaysBack =>
  daysBack.find((days) => days === search.get('days')) ?? usualDays;

/** Filters and order stand in the address, so that a list can be sent to somebody. */
export function useFilters() {
  const [search, setSearch] = useSearchParams();
  const query: Filters = {
    q: search.get('q') ?? undefined,
    vendor: search.get('vendor') ?? undefined,
    type: gameTypes.find((type) => type === search.get('type')),
    state: states.find((state) => state === search.get('state')),
    days: daysOf(search),
  };
  const [key = '', direction] = (search.get('sort') ?? '').split('.');
  const sort: Sort | undefined =
    direction === 'ascending' || direction === 'descending' ? { key, direction } : undefined;
  /** Another value replaces the entry of the history: the way back leads to the desk before. */
  const put = (name: FilterName | 'sort', value: string): void =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return {
    query,
    sort,
    put,
    onSort: (next: Sort) => put('sort', `${next.key}.${next.direction}`),
    search: search.toString(),
  };
}
