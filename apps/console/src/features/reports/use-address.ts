import { useSearchParams } from 'react-router';
import { useBrand } from '../../lib/brand.ts';
import { groupOf, reportOf } from './report.ts';
import type { Report, Wish } from './report.ts';
import { daysOf, spanOf } from './span.ts';

const narrowing = ['type', 'vendor', 'game'] as const;
export type Narrowing = (typeof narrowing)[number];
/** The tables that can be narrowed. */
const narrowable: readonly Report[] = ['play', 'entries'];

/** Table, period, filters, order and columns stand in the address, so that a view can be kept and sent to somebody. */
export function useAddress() {
  const [search, setSearch] = useSearchParams();
  const timeZone = useBrand()?.timeZone ?? 'UTC';
  const report = reportOf(search.get('report'));
  const days = daysOf(search, timeZone);
  const filters = narrowing.flatMap((name) => {
    const value = search.get(name);
    return value === null || !narrowable.includes(report) ? [] : [{ name, value }];
  });
  const wish: Wish = {
    ...days,
    by: report === 'play' ? groupOf(search.get('by')) : undefined,
    sort: search.get('sort') ?? undefined,
    ...Object.fromEntries(filters.map(({ name, value }) => [name, value])),
  };
  /** The address with other values; an empty one is left out. Another table or order begins at its first page. */
  const withValues = (values: Readonly<Record<string, string>>): URLSearchParams => {
    const next = new URLSearchParams(search);
    next.delete('cursor');
    for (const [name, value] of Object.entries(values)) {
      if (value === '') next.delete(name);
      else next.set(name, value);
    }
    return next;
  };
  return {
    report,
    days,
    wish,
    span: spanOf(search.get('span')),
    cursor: search.get('cursor') ?? undefined,
    hidden: (search.get('hidden') ?? '').split('.').filter((key) => key !== ''),
    filters,
    search: search.toString(),
    put: (values: Readonly<Record<string, string>>) =>
      setSearch(withValues(values), { replace: true }),
    hrefOf: (values: Readonly<Record<string, string>>) => `/reports?${withValues(values)}`,
  };
}

export type Address = ReturnType<typeof useAddress>;

/** The values of an address that leave a table for another one: its order and columns are its own. */
export const other = (report: Report): Readonly<Record<string, string>> => ({
  report,
  sort: '',
  hidden: '',
});

/** The values of an address that leave a table and all its filters. */
export const fresh = (report: Report): Readonly<Record<string, string>> => ({
  ...other(report),
  ...Object.fromEntries(narrowing.map((name) => [name, ''])),
});
