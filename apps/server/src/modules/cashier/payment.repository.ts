import { sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';
import type { Currency } from '@arara/money';
import type { PaymentState } from './payment.states.ts';

export type PayerVerdict = 'own' | 'other' | 'unknown';

/** A Pix that arrived. */
export interface PaymentRow {
  readonly end_to_end_id: string;
  readonly deposit_id: string | null;
  readonly player_id: bigint | null;
  readonly txid: string | null;
  readonly amount: bigint;
  /** How much of it the payer's bank has taken back. */
  readonly recalled: bigint;
  readonly currency: Currency;
  readonly payer: PayerVerdict;
  readonly state: PaymentState;
  readonly reason: string | null;
  readonly refund_id: string;
  readonly refund_attempt: number;
  readonly paid_at: Date;
}

/** Writes a payment the first time it is seen; false where it was seen before. */
export async function insertPayment(tx: Tx, row: PaymentRow, seenAt: Date): Promise<boolean> {
  const { rowCount } = await tx.query(sql`
    insert into cashier.payment (end_to_end_id, deposit_id, player_id, txid, amount, currency,
      payer, state, reason, refund_id, paid_at, seen_at, changed_at)
    values (${row.end_to_end_id}, ${row.deposit_id}, ${row.player_id}, ${row.txid}, ${row.amount},
      ${row.currency}, ${row.payer}, ${row.state}, ${row.reason}, ${row.refund_id}, ${row.paid_at},
      ${seenAt}, ${seenAt})
    on conflict do nothing`);
  return rowCount === 1;
}

export async function findPayment(db: Db, id: string): Promise<PaymentRow | null> {
  const { rows } = await db.query<PaymentRow>(
    sql`select * from cashier.payment where end_to_end_id = ${id}`,
  );
  return rows[0] ?? null;
}

export async function lockPayment(tx: Tx, id: string): Promise<PaymentRow | null> {
  const { rows } = await tx.query<PaymentRow>(
    sql`select * from cashier.payment where end_to_end_id = ${id} for update`,
  );
  return rows[0] ?? null;
}

/** Notes a return of the payer's bank; false where it was noted before. The row must be locked. */
export async function noteRecall(
  tx: Tx,
  id: string,
  recall: { readonly returnId: string; readonly amount: bigint },
  at: Date,
): Promise<boolean> {
  const { rowCount } = await tx.query(sql`
    insert into cashier.recall (return_id, end_to_end_id, amount, seen_at)
    values (${recall.returnId}, ${id}, ${recall.amount}, ${at})
    on conflict do nothing`);
  if (rowCount !== 1) return false;
  await tx.query(sql`
    update cashier.payment set recalled = recalled + ${recall.amount}
    where end_to_end_id = ${id}`);
  return true;
}

/** Names the next attempt to send a payment back. The row must be locked. */
export async function writeRefundAttempt(
  tx: Tx,
  id: string,
  next: { readonly refundId: string; readonly attempt: number },
): Promise<void> {
  await tx.query(sql`
    update cashier.payment set refund_id = ${next.refundId}, refund_attempt = ${next.attempt}
    where end_to_end_id = ${id}`);
}

/** The part of a payment that the payer's bank has left. */
export function leftOf(row: Pick<PaymentRow, 'amount' | 'recalled'>): bigint {
  return row.amount - row.recalled;
}

export async function writePaymentState(
  tx: Tx,
  id: string,
  state: PaymentState,
  reason: string | null,
  at: Date,
): Promise<void> {
  await tx.query(sql`
    update cashier.payment set state = ${state}, reason = ${reason}, changed_at = ${at}
    where end_to_end_id = ${id}`);
}

/** Those of these payments that were seen before. */
export async function knownPayments(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await db.query<{ end_to_end_id: string }>(sql`
    select end_to_end_id from cashier.payment
    where end_to_end_id = any(${ids}::text[])`);
  return new Set(rows.map((row) => row.end_to_end_id));
}

/** The span of the next credited payments after an instant; null where there are none. */
export async function creditedSpan(
  db: Db,
  after: Date,
  limit: number,
): Promise<{ readonly from: Date; readonly to: Date } | null> {
  const { rows } = await db.query<{ first: Date | null; last: Date | null }>(sql`
    select min(paid_at) as first, max(paid_at) as last from (
      select paid_at from cashier.payment where state = 'CREDITED' and paid_at > ${after}
      order by paid_at limit ${limit}) as next`);
  const { first = null, last = null } = rows[0] ?? {};
  return first === null || last === null ? null : { from: first, to: last };
}

/** Payments that wait for a person, oldest first: a merchant's, and those of no deposit. */
export async function listPaymentsInReview(
  db: Db,
  merchant: string,
  limit: number,
): Promise<PaymentRow[]> {
  const { rows } = await db.query<PaymentRow>(sql`
    select p.* from cashier.payment p left join cashier.deposit d on d.id = p.deposit_id
    where p.state = 'HELD' and (d.id is null or d.merchant_id = ${merchant})
    order by p.changed_at limit ${limit}`);
  return rows;
}

/** Refunds that did not end yet. */
export async function listRefunding(db: Db, before: Date, limit: number): Promise<string[]> {
  const { rows } = await db.query<{ end_to_end_id: string }>(sql`
    select end_to_end_id from cashier.payment
    where state = 'REFUNDING' and changed_at <= ${before} order by changed_at limit ${limit}`);
  return rows.map((row) => row.end_to_end_id);
}
