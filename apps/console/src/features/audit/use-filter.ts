import { useSearchParams } from 'react-router';

/** The filters of the audit, as they stand in the address. */
export const filters = ['actor', 'action', 'search', 'from', 'to'] as const;
export type Filter = (typeof filters)[number];

const day = /^\d{4}-\d\d-\d\d$/;

/** The first instant of a day on this device's clock, `days` later; nothing where the text is no day. */
function instantOf(text: string, days: number): string | undefined {
  if (!day.test(text)) return undefined;
  const [year = 0, month = 1, date = 1] = text.split('-').map(Number);
  return new Date(year, month - 1, date + days).toISOString();
}

/** The filters in the address, and the question that they are. The last day is meant whole. */
export function useFilter() {
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
      from: instantOf(value('from'), 0),
      to: instantOf(value('to'), 1),
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
