import type { ModuleParts } from '../../platform/module.ts';
import { createCashierJobs, sweep } from './cashier.jobs.ts';
import { createCashierMetrics } from './cashier.metrics.ts';
import { cashierRoutes } from './cashier.routes.ts';
import type { CashierDeps, CashierOptions, Decided, Decision } from './cashier.types.ts';
import { decidePayment } from './commands/decide-payment.ts';
import { decideWithdrawal } from './commands/decide-withdrawal.ts';
import { listHeld } from './payment.repository.ts';
import type { PaymentRow } from './payment.repository.ts';
import { createWebhookPlugin } from './webhook.plugin.ts';
import { listInReview } from './withdrawal.repository.ts';
import type { WithdrawalRow } from './withdrawal.repository.ts';

export type { CashierOptions, MoneyNotices, People } from './cashier.types.ts';
export { webhookTokenOf } from './webhook.address.ts';
export { leftOf } from './payment.repository.ts';

export interface CashierService {
  /** Withdrawals that wait for a person, oldest first. */
  withdrawalsInReview(merchant: string, limit: number): Promise<WithdrawalRow[]>;
  /** A person looked at a withdrawal in review. */
  approveWithdrawal(decision: Decision): Promise<Decided>;
  refuseWithdrawal(decision: Decision): Promise<Decided>;
  /** Payments that wait for a person, oldest first. */
  heldPayments(merchant: string, limit: number): Promise<PaymentRow[]>;
  /** A person looked at a payment that is held; its `id` is the endToEndId. */
  releasePayment(decision: Decision): Promise<Decided>;
  refundPayment(decision: Decision): Promise<Decided>;
  /** The minute's round, now. */
  sweep(): Promise<void>;
}

export interface Cashier extends ModuleParts {
  readonly service: CashierService;
}

/** Money in and out by Pix; see README.md. */
export function createCashier(options: CashierOptions): Cashier {
  const deps: CashierDeps = { ...options, metrics: createCashierMetrics(options.metrics) };
  return {
    service: {
      withdrawalsInReview: (merchant, limit) =>
        listInReview(options.database.read, merchant, limit),
      approveWithdrawal: (decision) => decideWithdrawal(deps, decision, 'approve'),
      refuseWithdrawal: (decision) => decideWithdrawal(deps, decision, 'refuse'),
      heldPayments: (merchant, limit) => listHeld(options.database.read, merchant, limit),
      releasePayment: (decision) => decidePayment(deps, decision, 'release'),
      refundPayment: (decision) => decidePayment(deps, decision, 'refund'),
      sweep: () => sweep(deps),
    },
    routes: cashierRoutes(deps),
    plugins: [createWebhookPlugin(deps)],
    jobs: createCashierJobs(deps),
  };
}
