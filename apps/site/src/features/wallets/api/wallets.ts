import { infiniteQueryOptions, queryOptions, useMutation } from '@tanstack/react-query';
import type { Answer } from '../../../lib/api.ts';
import { api } from '../../../lib/api.ts';
import { byCursor, fromCursor } from '../../../lib/by-cursor.ts';
import { endIntent } from '../../../lib/intent.ts';
import type { Press } from '../../../lib/intent.ts';
import { queryClient, retryPassing } from '../../../lib/query-client.ts';

export type WalletTransfer = Answer<'walletTransfer'>;
export type Wallets = Answer<'wallets'>;
export type Purse = Wallets['wallets'][number];

const pollMs = 4_000;
const ended = new Set(['OK', 'FAILED']);
const keys = { wallets: ['wallets'], transfers: ['wallet-transfers'] };

const keyOfTransfer = (id: string): readonly string[] => ['wallet-transfer', id];

/** The main wallet and the purses, asked of their vendors now. */
export const walletsQuery = queryOptions({
  queryKey: keys.wallets,
  queryFn: ({ signal }) => api('wallets', { signal }),
  staleTime: 0,
});

/** One transfer, for whoever opened it; asks again until it has ended. */
export function walletTransferQuery(id: string) {
  return queryOptions({
    queryKey: keyOfTransfer(id),
    queryFn: async ({ signal }) => {
      const transfer = await api('walletTransferDetail', { params: { id }, signal });
      endIntent('walletTransfer', transfer.idempotencyKey);
      return transfer;
    },
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data !== undefined && ended.has(state.data.state) ? false : pollMs,
  });
}

export const walletTransfersQuery = infiniteQueryOptions({
  queryKey: keys.transfers,
  queryFn: ({ pageParam, signal }) =>
    api('walletTransfers', { query: fromCursor(pageParam, {}), signal }),
  ...byCursor,
  staleTime: 0,
});

function keep(transfers: readonly WalletTransfer[]): void {
  for (const transfer of transfers) {
    queryClient.setQueryData(keyOfTransfer(transfer.id), transfer);
  }
  for (const queryKey of Object.values(keys)) void queryClient.invalidateQueries({ queryKey });
}

/** A transfer that a person means; the key belongs to the intent, so that a second tap moves nothing. */
interface TransferIntent {
  readonly from: string;
  readonly to: string;
  readonly amount: string;
  readonly press: Press;
}

export function useTransfer() {
  return useMutation({
    mutationFn: ({ press, ...body }: TransferIntent) =>
      api('walletTransfer', { body, idempotencyKey: press.key }),
    retry: retryPassing,
    onSuccess: (transfer, { press }) => {
      endIntent('walletTransfer', press.key);
      keep([transfer]);
    },
  });
}

export function useRecall() {
  return useMutation({
    mutationFn: (key: string) => api('recallWallets', { body: {}, idempotencyKey: key }),
    retry: retryPassing,
    onSuccess: ({ transfers }) => keep(transfers),
  });
}
