import type { Metrics } from '../../platform/metrics.ts';

/** The counts of the cashier. */
export interface CashierMetrics {
  depositMoved(state: string): void;
  withdrawalMoved(state: string): void;
  /** Somebody announced a Pix that the bank does not know. */
  unknownPayment(): void;
  /** An entry of the bank's list that makes no sense: somebody has to ask the bank. */
  unreadable(kind: string): void;
  alarm(minutes: number): void;
  /** Money that a person has to look at. */
  held(reason: string): void;
}

export function createCashierMetrics(metrics: Metrics): CashierMetrics {
  const deposits = metrics.counter('cashier_deposits_total', 'Deposits by state reached', [
    'state',
  ]);
  const withdrawals = metrics.counter('cashier_withdrawals_total', 'Withdrawals by state reached', [
    'state',
  ]);
  const unknown = metrics.counter(
    'cashier_unknown_payments_total',
    'Announced Pix that the bank does not know',
  );
  const unreadable = metrics.counter(
    'cashier_unreadable_total',
    'Entries of the lists of the bank that could not be read',
    ['kind'],
  );
  const alarms = metrics.counter(
    'cashier_withdrawal_alarms_total',
    'Withdrawals that passed an alarm of the 120-minute clock',
    ['minutes'],
  );
  const held = metrics.counter('cashier_held_total', 'Payments that wait for a person', ['reason']);
  return {
    depositMoved: (state) => deposits.inc({ state }),
    withdrawalMoved: (state) => withdrawals.inc({ state }),
    unknownPayment: () => unknown.inc(),
    unreadable: (kind) => unreadable.inc({ kind }),
    alarm: (minutes) => alarms.inc({ minutes }),
    held: (reason) => held.inc({ reason }),
  };
}
