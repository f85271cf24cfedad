import type { QueryKey, UseMutationOptions } from '@tanstack/react-query';
import { mayPass } from '@arara/client';
import { endIntent } from '../../../lib/intent.ts';
import type { Press } from '../../../lib/intent.ts';
import { queryClient, retryPassing } from '../../../lib/query-client.ts';
import type { Slip } from '../slips.ts';

/** An order, the slip that it was made of, and the press that sends it. */
export interface Sending<Order> {
  readonly order: Order;
  readonly slip: Slip;
  readonly press: Press;
}

interface Way<Order, Answer> {
  readonly kind: 'ticket' | 'chase';
  readonly ask: (order: Order, idempotencyKey: string) => Promise<Answer>;
  /** The queries that are true no longer once it is bought. */
  readonly changes: readonly QueryKey[];
}

/** Buys something; the key belongs to the intent, so that a second press buys nothing more. */
export function buying<Order, Answer>({
  kind,
  ask,
  changes,
}: Way<Order, Answer>): UseMutationOptions<Answer, Error, Sending<Order>> {
  return {
    mutationFn: ({ order, press }) => ask(order, press.key),
    retry: retryPassing,
    onSuccess: (_, { press }) => {
      endIntent(kind, press.key);
      for (const queryKey of changes) void queryClient.invalidateQueries({ queryKey });
    },
    onError: (error, { press }) => {
      // A refusal is an answer: the same order once more is another intent.
      if (!mayPass(error)) endIntent(kind, press.key);
    },
  };
}
