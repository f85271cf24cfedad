import type { UseMutationResult } from '@tanstack/react-query';
import { useRef } from 'react';
import { loginThen } from '../../lib/dialogs.ts';
import { isEarlier, pressIntent } from '../../lib/intent.ts';
import { useSession } from '../../lib/session.ts';
import type { Sending } from './api/buying.ts';
import type { Slip } from './slips.ts';
import { isOfIssue } from './refusal.ts';
import { askOf, standingOf } from './standing.ts';
import type { Standing } from './standing.ts';

/** A purchase in its states, for a page that stays while somebody signs in. */
export interface Buying<Wish, Answer> extends Standing {
  readonly pay: (wish: Wish) => void;
  readonly isPending: boolean;
  readonly bought: Answer | undefined;
  /** The answer tells of what an earlier press had bought. */
  readonly isEarlier: boolean;
  /** Forgets the last outcome, where it is one. */
  readonly reset: () => void;
}

interface Way<Wish, Order, Answer> {
  readonly kind: 'ticket' | 'chase';
  readonly slip: Slip;
  readonly mutation: UseMutationResult<Answer, Error, Sending<Order>>;
  /** The order of a wish by what is on sale now; null where nothing is. */
  readonly complete: (wish: Wish) => Order | null;
  /** The thing that an answer says was made, with its time. */
  readonly madeOf: (answer: Answer) => { readonly createdAt: string };
  readonly onBought: () => void;
  /** True if an order was for an issue that is not on sale any longer. */
  readonly isPast?: (order: Order) => boolean;
}

/** Sends a wish as an order: after a login if need be, and once at most. */
export function useOrder<Wish, Order extends { readonly tableVersion: number }, Answer>(
  way: Way<Wish, Order, Answer>,
): Buying<Wish, Answer> {
  const { kind, slip, mutation, complete, madeOf, onBought } = way;
  const { data, variables } = mutation;
  // The second press of two may come before the page is drawn anew.
  const isSending = useRef(false);
  const isPast = variables !== undefined && way.isPast?.(variables.order) === true;
  // A limit that was full in an issue that has closed is not so in the next one.
  const error = isPast && isOfIssue(mutation.error) ? null : mutation.error;
  const standing = standingOf(error, variables?.slip, slip);

  function send(order: Order | null): void {
    if (order === null || isSending.current) return;
    isSending.current = true;
    const press = pressIntent(kind, askOf(order));
    mutation.mutate(
      { order, slip, press },
      {
        onSuccess: onBought,
        onSettled: () => {
          isSending.current = false;
        },
      },
    );
  }

  /**
   * The order whose answer was lost may have been taken: the same slip is that order once more, for its
   * issues, at its prizes, under its key, so that it is bought once at most.
   */
  function pay(wish: Wish): void {
    const isAgain = standing.unknown === 'this' && variables !== undefined;
    send(isAgain ? variables.order : complete(wish));
  }

  return {
    pay: (wish) => {
      if (useSession.getState().token === null) loginThen(() => pay(wish));
      else pay(wish);
    },
    isPending: mutation.isPending,
    ...standing,
    bought: data,
    isEarlier:
      data !== undefined && variables !== undefined && isEarlier(variables.press, madeOf(data)),
    reset: () => {
      if (standing.unknown === null) mutation.reset();
    },
  };
}
