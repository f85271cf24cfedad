import { issueAt } from '@arara/lottery-view';
import { lotteryNow, nearQuery } from '../../lib/lottery.ts';
import type { Issue } from '../../lib/lottery.ts';
import { queryClient } from '../../lib/query-client.ts';
import { type Order, usePlaceTicket } from './api/place-ticket.ts';
import { changeSlip, useSlip } from './slips.ts';
import { useOrder } from './use-order.ts';

/** The order that somebody is about to pay for; the issue is the one that is on sale when it is sent. */
type Wish = Omit<Order, 'numero'>;

export type Purchase = ReturnType<typeof usePurchase>;

/** The purchase of a slip as a ticket. */
export function usePurchase(gameCode: string, issue: Issue | null) {
  return useOrder({
    kind: 'ticket',
    slip: useSlip(gameCode),
    mutation: usePlaceTicket(),
    complete: (wish: Wish): Order | null => {
      // A login in between lasts a while: what counts is the issue on sale when the order is sent.
      const near = queryClient.getQueryData(nearQuery(gameCode).queryKey);
      const onSale = near === undefined ? issue : issueAt(near, lotteryNow());
      return onSale === null ? null : { ...wish, numero: onSale.numero };
    },
    madeOf: ({ ticket }) => ticket,
    isPast: ({ numero }) => issue !== null && numero !== issue.numero,
    onBought: () => changeSlip(gameCode, () => ({ lines: [] })),
  });
}
