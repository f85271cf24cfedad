import { addDays, startOfDay } from '@arara/calendar';
import { useSearchParams } from 'react-router';
import { useBrand } from '../../lib/brand.ts';

/** The filters of the audit, as they stand in the address. */
export const filters = ['actor', 'action', 'search', 'from', 'to'] as const;
export type Filter = (typeof filters)[number];

const day = /^\d{4}-\d\d-\d\d$/;

/** The first instant of a day in a zone, `days` later; nothing where the text is no day. */
function instantOf(zone: string, text: string, days: number): string | undefined {
  if (!day.test(text) || Number.isNaN(Date.parse(text))) return undefined;
  return startOfDay(zone, addDays(text, days)).toISOString();
}

/** The filters in the address, and the question that they are: days of the brand's zone, the last one whole. */
export function useFilter() {
  const zone = useBrand()?.timeZone ?? 'UTC';
  const [search, setSearch] = useSearchParams();
  const value = (name: Filter): string => search.get(name) ?? '';
  const word = (name: Filter): string | undefined => value(name).trim() || undefined;
  return {
    value,
    isFiltered: filters.some((name) => value(name) !== ''),
    asked: {
      actor: word('actor'),
      action: word('action'),
      search: word('search'),
      from: instantOf(zone, value('from'), 0),
      to: instantOf(zone, value('to'), 1),
    },
    /** Takes the filters of a form into the address. */
    choose(form: FormData): void {
      const textOf = (name: Filter): string => {
        const field = form.get(name);
        return typeof field === 'string' ? field.trim() : '';
      };
      const chosen = filters.map((name) => [name, textOf(name)] as const);
      setSearch(Object.fromEntries(chosen.filter(([, text]) => text !== '')));
    },
    clear: () => setSearch({}),
  };
}
