import type { TicketLine } from '@arara/contract';
import { useRef } from 'react';
import { loginThen } from '../../lib/dialogs.ts';
import { isEarlier, pressIntent } from '../../lib/intent.ts';
import { mayPass } from '../../lib/insist.ts';
import { issueAt, lotteryNow, nearQuery } from '../../lib/lottery.ts';
import type { Issue } from '../../lib/lottery.ts';
import { queryClient } from '../../lib/query-client.ts';
import { useSession } from '../../lib/session.ts';
import { type Order, usePlaceTicket } from './api/place-ticket.ts';
import { changeSlip } from './slips.ts';

/** What somebody is about to pay for; the issue is the one that is on sale when it is sent. */
export type Wish = Omit<Order, 'numero'> & { readonly lines: TicketLine[] };

/** The purchase of a slip in its states, for a page that stays while somebody signs in. */
export interface Purchase {
  readonly pay: (wish: Wish) => void;
  readonly isPending: boolean;
  readonly error: unknown;
  readonly bought: ReturnType<typeof usePlaceTicket>['data'];
  /** The answer tells of a ticket that an earlier press had bought. */
  readonly isEarlier: boolean;
  /** Forgets the last outcome. */
  readonly reset: () => void;
}

const same = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);

export function usePurchase(gameCode: string, issue: Issue | null): Purchase {
  const place = usePlaceTicket();
  // The second press of two may come before the page is drawn anew.
  const isSending = useRef(false);

  /**
   * Nobody knows yet what became of an order whose answer was lost: the same slip is that order once
   * more, for its issue, so that it is bought once at most.
   */
  function orderOf(wish: Wish): Order | null {
    const { error, variables } = place;
    if (mayPass(error) && variables !== undefined) {
      const { numero, ...before } = variables.order;
      if (same(before, wish)) return { ...wish, numero };
    }
    // A login in between lasts a while: what counts is the issue on sale when the order is sent.
    const near = queryClient.getQueryData(nearQuery(gameCode).queryKey);
    const onSale = near === undefined ? issue : issueAt(near, lotteryNow());
    return onSale === null ? null : { ...wish, numero: onSale.numero };
  }

  function send(wish: Wish): void {
    const order = orderOf(wish);
    if (order === null || isSending.current) return;
    isSending.current = true;
    const press = pressIntent('ticket', JSON.stringify(order));
    place.mutate(
      { order, press },
      {
        onSuccess: () => changeSlip(gameCode, () => ({ lines: [] })),
        onSettled: () => {
          isSending.current = false;
        },
      },
    );
  }

  return {
    pay: (wish) => {
      if (useSession.getState().token === null) loginThen(() => send(wish));
      else send(wish);
    },
    isPending: place.isPending,
    error: place.error,
    bought: place.data,
    isEarlier:
      place.data !== undefined &&
      place.variables !== undefined &&
      isEarlier(place.variables.press, place.data.ticket),
    reset: place.reset,
  };
}
