import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { looks } from '../../lib/looks.ts';
import type { Report, Table, Wish } from './report.ts';

const timeoutMs = 60_000;
/** Days of a span, 100 at the most, stand on so many pages or fewer. */
const dayPagesMax = 4;

/** A table that goes on is asked for often; days that are over only now and then. */
const pulse = ({ state }: { state: { data?: Table | undefined } }): number =>
  state.data?.running === false ? looks.slow : looks.desk;

/** A page of a table. Until it arrives, one of the same table with other days or filters stands in its place. */
export function useReport(report: Report, query: Wish) {
  return useQuery({
    queryKey: ['report', report, query],
    queryFn: ({ signal }) => api('staffReport', { params: { report }, query, signal, timeoutMs }),
    placeholderData: (earlier: Table | undefined, asked) =>
      asked?.queryKey[1] === report ? earlier : undefined,
    refetchInterval: pulse,
  });
}

/** The play of each day, its pages as one; `nextCursor` is left where days after the last row were not read. */
export function usePlayDays(wish: Wish, isAsked: boolean) {
  const query = { ...wish, by: 'day', sort: 'day.ascending' } as const;
  return useQuery({
    queryKey: ['report', 'play', 'days', query],
    async queryFn({ signal }) {
      const ask = (cursor: string | undefined): Promise<Table> =>
        api('staffReport', {
          params: { report: 'play' },
          query: { ...query, cursor },
          signal,
          timeoutMs,
        });
      let table = await ask(undefined);
      for (let pages = 1; table.nextCursor !== null && pages < dayPagesMax; pages++) {
        const next = await ask(table.nextCursor);
        table = { ...next, rows: [...table.rows, ...next.rows] };
      }
      return table;
    },
    enabled: isAsked,
    refetchInterval: pulse,
  });
}
