import type { Withdrawal } from '@arara/contract';
import type { WithdrawalRow } from './withdrawal.repository.ts';

/**
 * Says if a paid withdrawal counts as received: the member said so, or did not for the operator's
 * minutes after the bank had paid it (specification, section 9). Null where it is not paid.
 */
export function receiptOf(
  { state, finished_at: paidAt, received_at: receivedAt }: WithdrawalRow,
  receiptMinutes: number,
  now: Date,
): Withdrawal['receipt'] {
  if (state !== 'PAID' || paidAt === null) return null;
  if (receivedAt !== null) return { state: 'CONFIRMED', at: receivedAt.toISOString() };
  const due = new Date(paidAt.getTime() + receiptMinutes * 60_000);
  return { state: due > now ? 'ASKED' : 'ASSUMED', at: due.toISOString() };
}
