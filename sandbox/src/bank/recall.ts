import { sql } from '@arara/postgres';
import type { Tx } from '@arara/postgres';
import { notifyPayment } from './deliveries.ts';
import { returnId } from './ids.ts';
import { readPayment, refundsOf } from './payments.ts';
import type { RefundRow } from './payments.ts';

/**
 * The payer's bank takes a Pix back for fraud (MED), a part of it or all that is left; null when
 * there is not so much left.
 */
export async function recallPayment(
  tx: Tx,
  id: string,
  part: bigint | null,
  now: Date,
): Promise<RefundRow | null> {
  const payment = await readPayment(tx, id);
  if (payment === null) return null;
  const refunds = await refundsOf(tx, [id]);
  const live = refunds.filter((refund) => refund.status !== 'NAO_REALIZADO');
  const left = live.reduce((rest, refund) => rest - refund.amount, payment.amount);
  const amount = part ?? left;
  if (amount <= 0n || amount > left) return null;
  const rtrId = returnId(now);
  const { rows } = await tx.query<RefundRow>(sql`
    insert into sandbox.refund (end_to_end_id, id, rtr_id, amount, nature, status, reason,
      requested_at, settled_at)
    values (${id}, ${rtrId}, ${rtrId}, ${amount}, 'MED_FRAUDE', 'DEVOLVIDO', 'Contestação por fraude',
      ${now}, ${now})
    returning *`);
  await notifyPayment(tx, payment, now);
  return rows[0] ?? null;
}
