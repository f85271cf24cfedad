import type { Metrics } from '../../platform/metrics.ts';

/** The counts of transfers. */
export interface TransferMetrics {
  moved(state: string): void;
  /** Something that a person has to look at. */
  alarm(kind: 'disagrees' | 'difference' | 'old'): void;
}

export function createTransferMetrics(metrics: Metrics): TransferMetrics {
  const transfers = metrics.counter('arara_wallet_transfers_total', 'Transfers by state reached', [
    'state',
  ]);
  const alarms = metrics.counter(
    'arara_wallet_transfer_alarms_total',
    'Transfers that need a person: vendor and ledger disagree, or nobody knows for a day',
    ['kind'],
  );
  return {
    moved: (state) => transfers.inc({ state }),
    alarm: (kind) => alarms.inc({ kind }),
  };
}
