import {
  infiniteQueryOptions,
  mutationOptions,
  queryOptions,
  useMutation,
} from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { faultCode } from '../../../lib/fault-text.ts';
import { endIntent } from '../../../lib/intent.ts';
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

interface WithdrawalWish {
  readonly amount: string;
  readonly key: string;
  readonly paymentPassword?: string;
}

/** Asks for a withdrawal; the key belongs to the intent, so a second tap pays nothing twice. */
export const withdrawalMutation = mutationOptions({
  mutationFn: ({ key, ...body }: WithdrawalWish) =>
    api('createWithdrawal', { body, idempotencyKey: key }),
  retry: retryPassing,
  onSuccess: (withdrawal, { key }) => {
    endIntent('withdrawal', key);
    queryClient.setQueryData(['withdrawal', withdrawal.id], withdrawal);
    void queryClient.invalidateQueries({ queryKey: withdrawalsQuery.queryKey });
    void queryClient.invalidateQueries({ queryKey: cashierOptionsQuery.queryKey });
  },
  onError: (error) => {
    // It was chosen elsewhere since the form opened: the options, asked anew, bring its field.
    if (faultCode(error) !== 'payment.password.required') return;
    void queryClient.invalidateQueries({ queryKey: cashierOptionsQuery.queryKey });
  },
});

export const useCreateWithdrawal = () => useMutation(withdrawalMutation);
