import type { CashierMetrics } from './cashier.metrics.ts';
import type { CashierOptions } from './cashier.types.ts';

/** The dependencies of the cashier's commands and routes. */
export interface CashierDeps extends Omit<CashierOptions, 'metrics'> {
  readonly metrics: CashierMetrics;
}
