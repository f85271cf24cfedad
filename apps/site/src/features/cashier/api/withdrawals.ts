import {
  infiniteQueryOptions,
  mutationOptions,
  queryOptions,
  useMutation,
} from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import type { Answer } from '../../../lib/api.ts';
import { byCursor, fromCursor } from '../../../lib/by-cursor.ts';
import { faultCode } from '../../../lib/fault-text.ts';
import { endIntent } from '../../../lib/intent.ts';
import type { Press } from '../../../lib/intent.ts';
import { queryClient, retryPassing } from '../../../lib/query-client.ts';
import { cashierOptionsQuery } from './deposits.ts';

const pollMs = 5_000;
const ends: readonly string[] = ['PAID', 'FAILED', 'REFUSED', 'RETURNED'];

/** True if a withdrawal came to its end, good or bad. */
export const hasEnded = ({ state }: Answer<'withdrawal'>): boolean => ends.includes(state);

/** One withdrawal, for whoever opened it; asks again until it has ended. */
export function withdrawalQuery(id: string) {
  return queryOptions({
    queryKey: ['withdrawal', id],
    queryFn: async ({ signal }) => {
      const withdrawal = await api('withdrawal', { params: { id }, signal });
      endIntent('withdrawal', withdrawal.idempotencyKey);
      return withdrawal;
    },
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data !== undefined && hasEnded(state.data) ? false : pollMs,
  });
}

export const withdrawalsQuery = infiniteQueryOptions({
  queryKey: ['withdrawals'],
  queryFn: ({ pageParam, signal }) =>
    api('withdrawals', { query: fromCursor(pageParam, {}), signal }),
  ...byCursor,
});

interface WithdrawalWish {
  readonly amount: string;
  readonly press: Press;
  readonly paymentPassword?: string;
  /** The bonus money that the member has agreed to lose. */
  readonly bonusLoss?: string;
}

/** Asks for a withdrawal; the key belongs to the intent, so a second tap pays nothing twice. */
export const withdrawalMutation = mutationOptions({
  mutationFn: ({ press, ...body }: WithdrawalWish) =>
    api('createWithdrawal', { body, idempotencyKey: press.key }),
  retry: retryPassing,
  onSuccess: (withdrawal, { press }) => {
    endIntent('withdrawal', press.key);
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

/** The member says that it arrived. */
export const useConfirmWithdrawal = () =>
  useMutation({
    mutationFn: (id: string) => api('confirmWithdrawal', { params: { id } }),
    retry: retryPassing,
    onSuccess: (withdrawal) => {
      queryClient.setQueryData(['withdrawal', withdrawal.id], withdrawal);
      void queryClient.invalidateQueries({ queryKey: withdrawalsQuery.queryKey });
    },
  });

export const useCreateWithdrawal = () => useMutation(withdrawalMutation);
