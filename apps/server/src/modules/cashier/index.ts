import type { ModuleParts } from '../../platform/module.ts';
import { createCashierJobs, sweep } from './cashier.jobs.ts';
import { createCashierMetrics } from './cashier.metrics.ts';
import { cashierRoutes } from './cashier.routes.ts';
import type { CashierDeps, CashierOptions } from './cashier.types.ts';
import { decidePayment } from './commands/decide-payment.ts';
import { decideWithdrawal } from './commands/decide-withdrawal.ts';
import { createWebhookPlugin } from './webhook.plugin.ts';

export type { CashierOptions, People } from './cashier.types.ts';
export { webhookTokenOf } from './webhook.address.ts';

export interface CashierService {
  /** A person looked at a withdrawal in review. */
  approveWithdrawal(id: string): Promise<void>;
  refuseWithdrawal(id: string): Promise<void>;
  /** A person looked at a payment that is held. */
  releasePayment(endToEndId: string): Promise<void>;
  refundPayment(endToEndId: string): Promise<void>;
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
      approveWithdrawal: (id) => decideWithdrawal(deps, id, 'approve'),
      refuseWithdrawal: (id) => decideWithdrawal(deps, id, 'refuse'),
      releasePayment: (endToEndId) => decidePayment(deps, endToEndId, 'release'),
      refundPayment: (endToEndId) => decidePayment(deps, endToEndId, 'refund'),
      sweep: () => sweep(deps),
    },
    routes: cashierRoutes(deps),
    plugins: [createWebhookPlugin(deps)],
    jobs: createCashierJobs(deps),
  };
}
