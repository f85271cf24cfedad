import type { Tx } from '@arara/postgres';
import { createMetrics } from '../../../platform/metrics.ts';
import { createCashierMetrics } from '../cashier.metrics.ts';
import type { CashierOptions, Decided, Decision } from '../cashier.types.ts';
import { decidePayment } from '../commands/decide-payment.ts';
import { decideWithdrawal } from '../commands/decide-withdrawal.ts';

type Decide = (decision: Decision) => Promise<Decided>;

export interface ByHand {
  readonly approveWithdrawal: Decide;
  readonly refuseWithdrawal: Decide;
  readonly releasePayment: Decide;
  readonly refundPayment: Decide;
}

/** The deeds of what two people decide, without the two people. */
export function byHandOf(options: CashierOptions): ByHand {
  const deps = { ...options, metrics: createCashierMetrics(createMetrics()) };
  const decided = (work: (tx: Tx) => Promise<Decided>) => options.database.transaction(work);
  return {
    approveWithdrawal: (one) => decided((tx) => decideWithdrawal(deps, tx, one, 'approve')),
    refuseWithdrawal: (one) => decided((tx) => decideWithdrawal(deps, tx, one, 'refuse')),
    releasePayment: (one) => decided((tx) => decidePayment(deps, tx, one, 'release')),
    refundPayment: (one) => decided((tx) => decidePayment(deps, tx, one, 'refund')),
  };
}
