import type { BodyInputOf, placeTicketCall } from '@arara/contract';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { buying } from './buying.ts';

export type Order = BodyInputOf<typeof placeTicketCall>;

/** The wish of a slip, without the issue and the price. */
export type SlipWish = Omit<Order, 'numero' | 'price'>;

const way = buying({
  kind: 'ticket',
  ask: (body: Order, idempotencyKey) => api('placeTicket', { body, idempotencyKey }),
  changes: [['balance'], ['tickets'], ['lotteries-recent']],
});

/** Buys a ticket. */
export const usePlaceTicket = () => useMutation(way);
