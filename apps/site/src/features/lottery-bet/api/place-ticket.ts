import type { BodyInputOf, placeTicket } from '@arara/contract';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { mayPass } from '../../../lib/insist.ts';
import { endIntent } from '../../../lib/intent.ts';
import type { Press } from '../../../lib/intent.ts';
import { queryClient, retryPassing } from '../../../lib/query-client.ts';

export type Order = BodyInputOf<typeof placeTicket>;

interface Purchase {
  readonly order: Order;
  readonly press: Press;
}

/** Buys a ticket; the key belongs to the intent, so that a second press buys nothing more. */
export function usePlaceTicket() {
  return useMutation({
    mutationFn: ({ order, press }: Purchase) =>
      api('placeTicket', { body: order, idempotencyKey: press.key }),
    retry: retryPassing,
    onSuccess: (_, { press }) => {
      endIntent('ticket', press.key);
      for (const queryKey of [['balance'], ['tickets']]) {
        void queryClient.invalidateQueries({ queryKey });
      }
    },
    onError: (error, { press }) => {
      // A refusal is an answer: the same ticket once more is another intent.
      if (!mayPass(error)) endIntent('ticket', press.key);
    },
  });
}
