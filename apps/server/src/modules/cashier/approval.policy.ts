import type { CashierSetting } from './setting.repository.ts';

/** The facts that decide whether a person looks at a withdrawal before it is sent. */
export interface ApprovalFacts {
  readonly amount: bigint;
  /** Asked for since the day began, this one included. */
  readonly dayAmount: bigint;
  /** The operator marked the account: a person looks, the money stays the player's. */
  readonly marked: boolean;
}

export type ReviewReason = 'review.account' | 'review.amount' | 'review.day';

/** Why a person has to look; null: it goes by itself. */
export function reviewReason(
  facts: ApprovalFacts,
  setting: Pick<CashierSetting, 'reviewAbove' | 'reviewDayAbove'>,
): ReviewReason | null {
  if (facts.marked) return 'review.account';
  if (facts.amount > setting.reviewAbove) return 'review.amount';
  if (facts.dayAmount > setting.reviewDayAbove) return 'review.day';
  return null;
}
