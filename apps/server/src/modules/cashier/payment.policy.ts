import type { DepositAnswer } from '../compliance/index.ts';
import type { DepositState } from './deposit.states.ts';
import type { PayerVerdict } from './payment.repository.ts';

/** The verdict on a Pix that arrived, and its reason. */
export type PaymentVerdict =
  | { readonly to: 'CREDITED'; readonly reason: 'amount.differs' | 'payment.late' | null }
  | { readonly to: 'HELD'; readonly reason: 'payer.unknown' }
  | {
      readonly to: 'REFUNDING';
      readonly reason:
        | 'charge.unknown'
        | 'payer.other'
        | 'payment.repeated'
        | 'account.paused'
        | 'account.excluded'
        | 'limit.reached';
    };

export interface Arrived {
  /** Null where no deposit asked for it. */
  readonly deposit: { readonly state: DepositState; readonly amount: bigint } | null;
  readonly amount: bigint;
  readonly payer: PayerVerdict;
}

const undecided: readonly DepositState[] = ['PENDING', 'EXPIRED', 'CANCELLED'];

/**
 * The verdict that can be given before the limits are asked; null: they decide. A charge takes one payment, so
 * a second one goes back: two deposits by accident would be one decision of the player too many.
 */
export function judgeArrival({ deposit, payer }: Arrived): PaymentVerdict | null {
  if (deposit === null) return { to: 'REFUNDING', reason: 'charge.unknown' };
  if (payer === 'other') return { to: 'REFUNDING', reason: 'payer.other' };
  if (!undecided.includes(deposit.state)) return { to: 'REFUNDING', reason: 'payment.repeated' };
  if (payer === 'unknown') return { to: 'HELD', reason: 'payer.unknown' };
  return null;
}

/** The verdict of the limits: what they refuse goes back, the rest is credited as it came. */
export function judgeByLimits(arrived: Arrived, answer: DepositAnswer): PaymentVerdict {
  if (!answer.ok && answer.reason === 'limit') return { to: 'REFUNDING', reason: 'limit.reached' };
  if (!answer.ok) {
    const reason = answer.block.reason === 'excluded' ? 'account.excluded' : 'account.paused';
    return { to: 'REFUNDING', reason };
  }
  const { deposit, amount } = arrived;
  if (deposit !== null && deposit.amount !== amount)
    return { to: 'CREDITED', reason: 'amount.differs' };
  return { to: 'CREDITED', reason: deposit?.state === 'PENDING' ? null : 'payment.late' };
}
