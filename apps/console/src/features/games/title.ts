import type { Answer } from '../../lib/api.ts';
import type { api } from '../../lib/api.ts';

export type Titles = Answer<'staffGames'>;
export type Title = Titles['games'][number];
export type Detail = Answer<'staffGame'>;
export type QueryInput = NonNullable<NonNullable<Parameters<typeof api<'staffGames'>>[1]>['query']>;

/** The value by which a column orders; null stands last, whatever the direction. */
export const orders: Readonly<Record<string, (title: Title) => number | string | null>> = {
  name: ({ name }) => name,
  vendor: ({ vendor }) => vendor.name,
  certified: ({ certified }) => numberOf(certified),
  live: ({ live }) => numberOf(live?.live ?? null),
  verdict: ({ live }) => ({ outside: 2, within: 1, few: 0, none: null })[live?.verdict ?? 'none'],
  rounds: ({ rounds }) => rounds,
  turnover: ({ turnover }) => numberOf(turnover),
  hold: ({ hold }) => numberOf(hold),
  open: ({ openRounds }) => openRounds,
  state: ({ on, available }) => Number(on) + Number(available),
};

const numberOf = (text: string | null): number | null => (text === null ? null : Number(text));

/** The whole list in the order of a column; the operator's own where none is named. */
export function inOrder(
  titles: readonly Title[],
  sort: { readonly key: string; readonly direction: 'ascending' | 'descending' } | undefined,
): readonly Title[] {
  const valueOf = sort === undefined ? undefined : orders[sort.key];
  if (sort === undefined || valueOf === undefined) return titles;
  const way = sort.direction === 'ascending' ? 1 : -1;
  return titles.toSorted((one, other) => {
    const [a, b] = [valueOf(one), valueOf(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    if (typeof a === 'string') return way * a.localeCompare(String(b));
    return way * (a - Number(b));
  });
}
