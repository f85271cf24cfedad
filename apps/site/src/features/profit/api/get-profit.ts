import { queryOptions } from '@tanstack/react-query';
import type { Answer } from '../../../lib/api.ts';
import { api } from '../../../lib/api.ts';

export type Profit = Answer<'profit'>;
export type ProfitDay = Profit['days'][number];
export type VendorProfit = Answer<'profitByVendor'>['vendors'][number];

interface Span {
  readonly from: string;
  readonly to: string;
}

/** Profit and loss of a span of days. */
export const profitQuery = ({ from, to }: Span) =>
  queryOptions({
    queryKey: ['profit', from, to],
    queryFn: ({ signal }) => api('profit', { query: { from, to }, signal }),
    staleTime: 0,
  });

/** The same span by studio and kind of game. */
export const vendorProfitQuery = ({ from, to }: Span) =>
  queryOptions({
    queryKey: ['profit-vendors', from, to],
    queryFn: ({ signal }) => api('profitByVendor', { query: { from, to }, signal }),
    staleTime: 0,
  });
