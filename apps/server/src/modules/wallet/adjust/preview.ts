import type { AdjustmentDirection } from '@arara/contract';
import type { Balance } from '../wallet.types.ts';

/** A wish to adjust, in minor units above zero. */
export interface Adjusting {
  readonly direction: AdjustmentDirection;
  readonly amount: bigint;
}

/** The change from the side of the member. */
export const changeOf = ({ direction, amount }: Adjusting): bigint =>
  direction === 'credit' ? amount : -amount;

/**
 * The cash before and after, in minor units. A debit takes of cash alone: money that is held, in grants or at
 * vendors is out of its reach.
 */
export function previewOf({ cash }: Pick<Balance, 'cash'>, wish: Adjusting) {
  const after = cash + changeOf(wish);
  return { before: cash, after, covered: wish.direction === 'credit' || after >= 0n };
}
