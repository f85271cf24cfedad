import { infiniteQueryOptions, queryOptions, useMutation } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { queryClient, retryPassing } from '../../../lib/query-client.ts';
import { cashierOptionsQuery } from './deposits.ts';

const pollMs = 5_000;
const ended = new Set(['PAID', 'FAILED', 'REFUSED', 'RETURNED']);

/** One withdrawal; asks again until it has ended. */
export function withdrawalQuery(id: string) {
  return queryOptions({
    queryKey: ['withdrawal', id],
    queryFn: ({ signal }) => api('withdrawal', { params: { id }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data !== undefined && ended.has(state.data.state) ? false : pollMs,
  });
}

export const withdrawalsQuery = infiniteQueryOptions({
  queryKey: ['withdrawals'],
  queryFn: ({ pageParam, signal }) =>
    api('withdrawals', { query: pageParam === '' ? {} : { cursor: pageParam }, signal }),
  initialPageParam: '',
  getNextPageParam: (last) => last.nextCursor ?? undefined,
});

/** Asks for a withdrawal; the key belongs to the intent, so a second tap pays nothing twice. */
export function useCreateWithdrawal() {
  return useMutation({
    mutationFn: ({ amount, key }: { amount: string; key: string }) =>
      api('createWithdrawal', { body: { amount }, idempotencyKey: key }),
    retry: retryPassing,
    onSuccess: (withdrawal) => {
      queryClient.setQueryData(['withdrawal', withdrawal.id], withdrawal);
      void queryClient.invalidateQueries({ queryKey: withdrawalsQuery.queryKey });
      void queryClient.invalidateQueries({ queryKey: cashierOptionsQuery.queryKey });
    },
  });
}
