import type { Deposit } from '@arara/contract';

export type DepositState = Deposit['state'];

/**
 * Where a deposit may go from each state. A charge that expired or was given up can still be paid,
 * because banks deliver late; money that arrived is credited, held for a look, or sent back.
 */
export const depositMoves: Readonly<Record<DepositState, readonly DepositState[]>> = {
  PENDING: ['PAID', 'EXPIRED', 'HELD', 'REFUNDING', 'CANCELLED'],
  EXPIRED: ['PAID', 'HELD', 'REFUNDING'],
  CANCELLED: ['PAID', 'HELD', 'REFUNDING'],
  HELD: ['PAID', 'REFUNDING'],
  REFUNDING: ['REFUNDED', 'HELD'],
  // The payer's bank took it back (MED): the money left without our doing.
  PAID: ['REFUNDED'],
  REFUNDED: [],
};

export function depositMayMove(from: DepositState, to: DepositState): boolean {
  return depositMoves[from].includes(to);
}
