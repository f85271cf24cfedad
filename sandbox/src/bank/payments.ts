import { sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';
import type { ChargeRow } from './charges.ts';
import { notifyPayment } from './deliveries.ts';
import { endToEndId, returnId } from './ids.ts';
import { Problem, notFound } from './problem.ts';
import { readSwitches } from './switches.ts';

export interface PaymentRow {
  readonly end_to_end_id: string;
  readonly txid: string | null;
  readonly key: string;
  readonly amount: bigint;
  readonly payer_id_number: string | null;
  readonly payer_name: string | null;
  readonly paid_at: Date;
}

export interface RefundRow {
  readonly end_to_end_id: string;
  readonly id: string;
  readonly rtr_id: string;
  readonly amount: bigint;
  readonly nature: 'ORIGINAL' | 'MED_OPERACIONAL' | 'MED_FRAUDE';
  readonly status: 'EM_PROCESSAMENTO' | 'DEVOLVIDO' | 'NAO_REALIZADO';
  readonly reason: string | null;
  readonly requested_at: Date;
  readonly settle_at: Date | null;
  readonly settled_at: Date | null;
}

export interface Payer {
  readonly idNumber: string | null;
  readonly name: string | null;
}

const shownMax = 30;

/**
 * A customer pays a charge. Like the real arrangement the bank takes what arrives: a second, a late
 * and a different payment too; what to do with them is the receiver's affair.
 */
export async function payCharge(
  tx: Tx,
  charge: ChargeRow,
  payer: Payer,
  amount: bigint,
  now: Date,
): Promise<PaymentRow> {
  const { rows } = await tx.query<PaymentRow>(sql`
    insert into sandbox.payment
      (end_to_end_id, txid, key, amount, payer_id_number, payer_name, paid_at)
    values (${endToEndId(now)}, ${charge.txid}, ${charge.key}, ${amount}, ${payer.idNumber},
      ${payer.name}, ${now})
    returning *`);
  await tx.query(sql`
    update sandbox.charge set status = 'CONCLUIDA' where txid = ${charge.txid} and status = 'ATIVA'`);
  const payment = rows[0] as PaymentRow;
  await notifyPayment(tx, payment, now);
  return payment;
}

export async function readPayment(db: Db, id: string): Promise<PaymentRow | null> {
  const { rows } = await db.query<PaymentRow>(
    sql`select * from sandbox.payment where end_to_end_id = ${id}`,
  );
  return rows[0] ?? null;
}

export async function paymentsOf(db: Db, txid: string): Promise<PaymentRow[]> {
  const { rows } = await db.query<PaymentRow>(
    sql`select * from sandbox.payment where txid = ${txid} order by paid_at, end_to_end_id`,
  );
  return rows;
}

export interface PaymentFilter {
  readonly from: Date;
  readonly to: Date;
  readonly txid: string | null;
  readonly idNumber: string | null;
  readonly page: number;
  readonly size: number;
}

export async function listPayments(db: Db, filter: PaymentFilter): Promise<PaymentRow[]> {
  const { rows } = await db.query<PaymentRow>(sql`
    select * from sandbox.payment
    where paid_at between ${filter.from} and ${filter.to}
      and (${filter.txid}::text is null or txid = ${filter.txid})
      and (${filter.idNumber}::text is null or payer_id_number = ${filter.idNumber})
    order by paid_at, end_to_end_id
    limit ${filter.size} offset ${filter.page * filter.size}`);
  return rows;
}

/** The payments that arrived lately, newest first. */
export async function lastPayments(db: Db): Promise<PaymentRow[]> {
  const { rows } = await db.query<PaymentRow>(
    sql`select * from sandbox.payment order by paid_at desc limit ${shownMax}`,
  );
  return rows;
}

export async function refundsOf(db: Db, ids: readonly string[]): Promise<RefundRow[]> {
  const { rows } = await db.query<RefundRow>(sql`
    select * from sandbox.refund where end_to_end_id = any(${ids}::text[])
    order by requested_at`);
  return rows;
}

export interface RefundRequest {
  readonly id: string;
  readonly amount: bigint;
  readonly nature: RefundRow['nature'];
}

/** Sends money of a Pix back; a repeat of the same id answers the same refund. */
export async function putRefund(
  tx: Tx,
  paymentId: string,
  request: RefundRequest,
  now: Date,
): Promise<RefundRow> {
  const { rows } = await tx.query<PaymentRow>(
    sql`select * from sandbox.payment where end_to_end_id = ${paymentId} for update`,
  );
  const payment = rows[0];
  if (payment === undefined) throw notFound('PixNaoEncontrado');
  const refunds = await refundsOf(tx, [paymentId]);
  const known = refunds.find((refund) => refund.id === request.id);
  if (known !== undefined) return sameRefund(known, request);
  requireRoom(payment, refunds, request.amount);
  const { settleMs } = await readSwitches(tx);
  const { rows: made } = await tx.query<RefundRow>(sql`
    insert into sandbox.refund (end_to_end_id, id, rtr_id, amount, nature, status, requested_at,
      settle_at)
    values (${paymentId}, ${request.id}, ${returnId(now)}, ${request.amount}, ${request.nature},
      'EM_PROCESSAMENTO', ${now}, ${new Date(now.getTime() + settleMs)})
    returning *`);
  return made[0] as RefundRow;
}

function sameRefund(known: RefundRow, request: RefundRequest): RefundRow {
  if (known.amount === request.amount) return known;
  throw new Problem(400, 'PixDevolucaoInvalida', 'O id da devolução já existe com outro valor.');
}

function requireRoom(payment: PaymentRow, refunds: readonly RefundRow[], amount: bigint): void {
  const live = refunds.filter((refund) => refund.status !== 'NAO_REALIZADO');
  const left = live.reduce((rest, refund) => rest - refund.amount, payment.amount);
  if (amount <= left) return;
  throw new Problem(400, 'PixDevolucaoInvalida', 'A devolução ultrapassa o valor do Pix.');
}
