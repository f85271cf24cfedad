import { infiniteQueryOptions, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../lib/api.ts';
import { byCursor, fromCursor } from '../../../lib/by-cursor.ts';
import { endIntent } from '../../../lib/intent.ts';
import type { Press } from '../../../lib/intent.ts';
import { queryClient, retryPassing } from '../../../lib/query-client.ts';

export const cashierOptionsQuery = queryOptions({
  queryKey: ['cashier-options'],
  queryFn: ({ signal }) => api('cashierOptions', { signal }),
  staleTime: 0,
});

/**
 * The options as they are since the sheet was opened. An older answer knows nothing of what was made
 * meanwhile, and a form that is drawn from it would ask for a second charge.
 */
export function useCashierOptions() {
  const [openedAt] = useState(() => Date.now());
  const query = useQuery(cashierOptionsQuery);
  return { query, options: query.dataUpdatedAt < openedAt ? undefined : query.data };
}

/** How often an open charge is asked about while the live connection is away. */
const pollMs = 5_000;

/** One deposit, for whoever opened it; asks again while it is open, in case no event comes through. */
export function depositQuery(id: string) {
  return queryOptions({
    queryKey: ['deposit', id],
    queryFn: async ({ signal }) => {
      const deposit = await api('deposit', { params: { id }, signal });
      endIntent('deposit', deposit.idempotencyKey);
      return deposit;
    },
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === 'PENDING' ? pollMs : false),
  });
}

export const depositsQuery = infiniteQueryOptions({
  queryKey: ['deposits'],
  queryFn: ({ pageParam, signal }) => api('deposits', { query: fromCursor(pageParam, {}), signal }),
  ...byCursor,
});

/** Asks for a Pix charge; the key belongs to the intent, so a second tap makes no second charge. */
export function useCreateDeposit() {
  return useMutation({
    mutationFn: ({ amount, press }: { amount: string; press: Press }) =>
      api('createDeposit', { body: { amount }, idempotencyKey: press.key }),
    retry: retryPassing,
    onSuccess: (deposit, { press }) => {
      endIntent('deposit', press.key);
      queryClient.setQueryData(['deposit', deposit.id], deposit);
      void queryClient.invalidateQueries({ queryKey: depositsQuery.queryKey });
      void queryClient.invalidateQueries({ queryKey: cashierOptionsQuery.queryKey });
    },
    // A refusal may come of what the page does not know yet: a pause, a limit used elsewhere.
    // A refusal is said at once, and does not wait for that.
    onError: () => {
      void queryClient.invalidateQueries({ queryKey: cashierOptionsQuery.queryKey });
    },
  });
}

/** "I have paid": the server asks the bank now. */
export function useCheckDeposit() {
  return useMutation({
    mutationFn: (id: string) => api('checkDeposit', { params: { id } }),
    onSuccess: (deposit) => queryClient.setQueryData(['deposit', deposit.id], deposit),
  });
}

/** The charge is not wanted any longer; the answer may be that it was paid all the same. */
export function useCancelDeposit() {
  return useMutation({
    mutationFn: (id: string) => api('cancelDeposit', { params: { id } }),
    onSuccess: (deposit) => {
      queryClient.setQueryData(['deposit', deposit.id], deposit);
      void queryClient.invalidateQueries({ queryKey: depositsQuery.queryKey });
      void queryClient.invalidateQueries({ queryKey: cashierOptionsQuery.queryKey });
    },
  });
}
