import type { Withdrawal } from '@arara/contract';

export type WithdrawalState = Withdrawal['state'];

/** Where a withdrawal may go from each state; PAID, FAILED, REFUSED and RETURNED are its ends. */
export const withdrawalMoves: Readonly<Record<WithdrawalState, readonly WithdrawalState[]>> = {
  REQUESTED: ['APPROVED', 'REVIEW'],
  REVIEW: ['APPROVED', 'REFUSED'],
  // Back to a person where the operator blocked the account before the bank heard of it.
  APPROVED: ['SENDING', 'REVIEW'],
  // No way back to APPROVED: what the bank may have sent is asked about, never sent anew unseen.
  SENDING: ['PAID', 'FAILED'],
  // The receiving bank sent it back, perhaps days later.
  PAID: ['RETURNED'],
  FAILED: [],
  REFUSED: [],
  RETURNED: [],
};

export function withdrawalMayMove(from: WithdrawalState, to: WithdrawalState): boolean {
  return withdrawalMoves[from].includes(to);
}
