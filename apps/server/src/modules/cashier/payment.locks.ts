import type { Tx } from '@arara/postgres';
import { lockDeposit } from './deposit.repository.ts';
import type { DepositRow } from './deposit.repository.ts';
import { lockPayment } from './payment.repository.ts';
import type { PaymentRow } from './payment.repository.ts';

/** Locks in the order of every command here: the deposit, then the payment. */
export async function lockBoth(tx: Tx, known: PaymentRow) {
  const deposit = known.deposit_id === null ? null : await lockDeposit(tx, known.deposit_id);
  return { deposit, row: await lockPayment(tx, known.end_to_end_id) };
}

/** True if this payment decided the deposit, so that the deposit follows it. */
export function decides(deposit: DepositRow | null, row: PaymentRow): deposit is DepositRow {
  return deposit?.end_to_end_id === row.end_to_end_id;
}

/** The reference that the ledger gives for a posting of this payment. */
export function referenceOf(row: PaymentRow): string {
  return row.deposit_id === null ? `pix:${row.end_to_end_id}` : `deposit:${row.deposit_id}`;
}
