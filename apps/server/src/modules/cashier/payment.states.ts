/** A Pix that arrived, from the money's point of view. */
export type PaymentState = 'CREDITED' | 'HELD' | 'REFUNDING' | 'REFUNDED' | 'RECALLED';

export const paymentMoves: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  HELD: ['CREDITED', 'REFUNDING', 'RECALLED'],
  REFUNDING: ['REFUNDED', 'HELD', 'RECALLED'],
  CREDITED: ['RECALLED'],
  REFUNDED: [],
  RECALLED: [],
};

export function paymentMayMove(from: PaymentState, to: PaymentState): boolean {
  return paymentMoves[from].includes(to);
}
