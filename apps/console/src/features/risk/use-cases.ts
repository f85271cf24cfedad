import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { api } from '../../lib/api.ts';
import { looks } from '../../lib/looks.ts';

/** The values of each filter that the server knows; any other word of the address counts as none. */
export const filters = {
  state: ['OPEN', 'TAKEN', 'CLOSED'],
  kind: ['alert', 'difference', 'report'],
  owner: ['me', 'nobody'],
  age: ['day', 'week'],
} as const;
export type Filter = keyof typeof filters;

const chosen = <Name extends Filter>(search: URLSearchParams, name: Name) =>
  filters[name].find((value) => value === search.get(name)) as
    | (typeof filters)[Name][number]
    | undefined;

/** The cases that the filters of the address ask for, as far as they were asked for. */
export function useCases() {
  const [search, setSearch] = useSearchParams();
  const asked = {
    state: chosen(search, 'state'),
    kind: chosen(search, 'kind'),
    owner: chosen(search, 'owner'),
    age: chosen(search, 'age'),
  };
  const query = useInfiniteQuery({
    queryKey: ['cases', asked],
    queryFn: ({ pageParam, signal }) =>
      api('staffCases', { query: { ...asked, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    refetchInterval: looks.queue,
  });
  const put = (name: Filter, value: string): void =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  const items = query.data?.pages.flatMap(({ cases }) => cases) ?? [];
  return { query, items, asked, put, search: search.toString() };
}

export type CasesState = ReturnType<typeof useCases>;
