/** Names of the cashier's jobs in the queue. */
export const cashierJobs = {
  sweep: 'cashier.sweep',
  refund: 'cashier.refund',
  payout: 'cashier.payout',
  webhook: 'cashier.webhook',
} as const;
