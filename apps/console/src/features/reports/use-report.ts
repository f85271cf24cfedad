import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { looks } from '../../lib/looks.ts';
import type { Report, Wish } from './report.ts';

/** A page of a table; days that are over are asked for again only now and then. */
export function useReport(report: Report, query: Wish, isAsked = true) {
  return useQuery({
    queryKey: ['report', report, query],
    queryFn: ({ signal }) =>
      api('staffReport', { params: { report }, query, signal, timeoutMs: 60_000 }),
    placeholderData: keepPreviousData,
    enabled: isAsked,
    refetchInterval: ({ state }) => (state.data?.running === false ? looks.slow : looks.desk),
  });
}
