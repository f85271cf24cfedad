import type { UseMutationResult } from '@tanstack/react-query';
import { useRef } from 'react';
import { loginThen } from '../../lib/dialogs.ts';
import { mayPass } from '../../lib/insist.ts';
import { isEarlier, pressIntent } from '../../lib/intent.ts';
import { useSession } from '../../lib/session.ts';
import type { Sending } from './api/buying.ts';

/** A purchase in its states, for a page that stays while somebody signs in. */
export interface Buying<Wish, Answer> {
  readonly pay: (wish: Wish) => void;
  readonly isPending: boolean;
  readonly error: unknown;
  readonly bought: Answer | undefined;
  /** The answer tells of what an earlier press had bought. */
  readonly isEarlier: boolean;
  /** Forgets the last outcome. */
  readonly reset: () => void;
}

interface Way<Wish, Order, Answer> {
  readonly kind: 'ticket' | 'chase';
  readonly mutation: UseMutationResult<Answer, Error, Sending<Order>>;
  /** The order of a wish by what is on sale now; null where nothing is. */
  readonly complete: (wish: Wish) => Order | null;
  /** What an answer says was made, with the time it was. */
  readonly madeOf: (answer: Answer) => { readonly createdAt: string };
  readonly onBought: () => void;
}

/** Sends a wish as an order: after a login if need be, and once at most. */
export function useOrder<Wish, Order, Answer>(way: Way<Wish, Order, Answer>): Buying<Wish, Answer> {
  const { kind, mutation, complete, madeOf, onBought } = way;
  const { error, data, variables } = mutation;
  // The second press of two may come before the page is drawn anew.
  const isSending = useRef(false);
  const last = useRef<{ readonly wish: string; readonly order: Order }>(undefined);

  /**
   * Nobody knows yet what became of an order whose answer was lost: the same wish is that order once
   * more, for its issues, so that it is bought once at most.
   */
  function orderOf(wish: Wish): Order | null {
    const before = last.current;
    const isAgain = mayPass(error) && before?.wish === JSON.stringify(wish);
    return isAgain ? before.order : complete(wish);
  }

  function send(wish: Wish): void {
    const order = orderOf(wish);
    if (order === null || isSending.current) return;
    isSending.current = true;
    last.current = { wish: JSON.stringify(wish), order };
    const press = pressIntent(kind, JSON.stringify(order));
    mutation.mutate(
      { order, press },
      {
        onSuccess: onBought,
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
    isPending: mutation.isPending,
    error,
    bought: data,
    isEarlier:
      data !== undefined && variables !== undefined && isEarlier(variables.press, madeOf(data)),
    reset: mutation.reset,
  };
}
