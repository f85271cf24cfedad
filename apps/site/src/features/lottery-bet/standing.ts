import { mayPass } from '@arara/client';
import type { Slip } from './slips.ts';

/** The outcome of the last order, for the slip as it is now. */
export interface Standing {
  /** Why it was not sold; null where that says nothing about this slip. */
  readonly error: unknown;
  /**
   * Nobody knows yet what became of an order: of this very slip, which paying sends once more as it
   * was, or of one that has changed since.
   */
  readonly unknown: 'this' | 'earlier' | null;
}

/**
 * The wish of an order, as its intent keeps it. Its prizes are no part of that, as they are none for the
 * server (`placeTicket`): what may have been bought is asked for again, not bought under others as well.
 */
export function askOf(order: { readonly tableVersion: number }): string {
  const { tableVersion, ...asked } = order;
  return JSON.stringify(asked);
}

/** How a slip stands after an order of a slip. An old refusal is none of one that has changed since. */
export function standingOf(error: unknown, ordered: Slip | undefined, slip: Slip): Standing {
  const isOfThis = ordered === slip;
  if (mayPass(error)) return { error, unknown: isOfThis ? 'this' : 'earlier' };
  return { error: isOfThis ? error : null, unknown: null };
}
