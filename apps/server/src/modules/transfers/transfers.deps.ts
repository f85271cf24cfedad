import type { PurseVendor } from './purse-vendor.ts';
import type { TransferMetrics } from './transfers.metrics.ts';
import type { TransfersOptions } from './transfers.types.ts';

/** The dependencies of the commands of transfers and of their routes. */
export interface TransfersDeps extends Omit<
  TransfersOptions,
  'metrics' | 'vendors' | 'patienceMs'
> {
  readonly metrics: TransferMetrics;
  readonly vendor: PurseVendor;
}
