import type { Tx } from '@arara/postgres';
import type { Payment, Refund } from '../../../ports/bank/index.ts';
import type { CashierDeps } from '../cashier.types.ts';
import { lockDeposit } from '../deposit.repository.ts';
import type { DepositRow } from '../deposit.repository.ts';
import { moveDeposit, movePayment } from '../moves.ts';
import { lockPayment } from '../payment.repository.ts';
import type { PaymentRow } from '../payment.repository.ts';
import { postSurely, recalled, refunded } from '../postings.ts';

/** What the bank did with a payment after we took it in: our refund ended, or it was recalled. */
export async function followPayment(
  deps: CashierDeps,
  known: PaymentRow,
  payment: Payment,
): Promise<void> {
  const recall = payment.refunds.find(
    ({ nature, status }) => nature === 'recall' && status === 'done',
  );
  if (recall !== undefined) return endRecalled(deps, known, recall);
  const ours = payment.refunds.find(({ id }) => id === known.refund_id);
  if (ours !== undefined) await endRefund(deps, known, ours);
}

/** Our refund: sent back, or impossible; then the money waits for a person. */
export async function endRefund(
  deps: CashierDeps,
  known: PaymentRow,
  refund: Pick<Refund, 'status' | 'reason'>,
): Promise<void> {
  if (refund.status === 'pending') return;
  await deps.database.transaction(async (tx) => {
    const { row, deposit } = await lockBoth(tx, known);
    if (row?.state !== 'REFUNDING') return;
    if (refund.status === 'failed') {
      await movePayment(deps, tx, row, 'HELD', 'refund.failed');
      if (decides(deposit, row)) {
        await moveDeposit(deps, tx, deposit, { state: 'HELD', reason: 'refund.failed' });
      }
      deps.metrics.held('refund.failed');
      deps.log.error({ endToEndId: row.end_to_end_id }, 'the bank could not send a Pix back');
      return;
    }
    await movePayment(deps, tx, row, 'REFUNDED', row.reason);
    if (decides(deposit, row)) {
      await moveDeposit(deps, tx, deposit, { state: 'REFUNDED', reason: row.reason });
    }
    await postSurely(deps, tx, refunded(row.end_to_end_id, row.amount, referenceOf(row)));
  });
}

/** The payer's bank took it back (MED): what the player spent of it becomes a debt. */
async function endRecalled(deps: CashierDeps, known: PaymentRow, recall: Refund): Promise<void> {
  await deps.database.transaction(async (tx) => {
    const { row, deposit } = await lockBoth(tx, known);
    if (row === null || row.state === 'RECALLED' || row.state === 'REFUNDED') return;
    const wasCredited = row.state === 'CREDITED';
    await movePayment(deps, tx, row, 'RECALLED', 'recalled');
    if (decides(deposit, row)) await moveBack(deps, tx, deposit);
    deps.log.warn({ endToEndId: row.end_to_end_id }, 'a Pix was taken back by the payer’s bank');
    if (!wasCredited || row.player_id === null) {
      return postSurely(deps, tx, refunded(row.end_to_end_id, row.amount, referenceOf(row)));
    }
    const amount: bigint = recall.amount.minor;
    await postSurely(deps, tx, recalled(recall.returnId, amount, row.player_id, referenceOf(row)));
    await deps.wallet.balanceChanged(tx, row.player_id);
  });
}

/** A deposit that was held goes the way of refunds; one that was paid is refunded at once. */
async function moveBack(deps: CashierDeps, tx: Tx, deposit: DepositRow): Promise<void> {
  const change = { state: 'REFUNDED', reason: 'recalled' } as const;
  if (deposit.state !== 'HELD') return moveDeposit(deps, tx, deposit, change);
  await moveDeposit(deps, tx, deposit, { state: 'REFUNDING', reason: 'recalled' });
  await moveDeposit(deps, tx, { ...deposit, state: 'REFUNDING' }, change);
}

/** Locks in the order of every command here: the deposit, then the payment. */
async function lockBoth(tx: Tx, known: PaymentRow) {
  const deposit = known.deposit_id === null ? null : await lockDeposit(tx, known.deposit_id);
  return { deposit, row: await lockPayment(tx, known.end_to_end_id) };
}

/** Whether this payment decided the deposit, so that the deposit follows it. */
function decides(deposit: DepositRow | null, row: PaymentRow): deposit is DepositRow {
  return deposit?.end_to_end_id === row.end_to_end_id;
}

function referenceOf(row: PaymentRow): string {
  return row.deposit_id === null ? `pix:${row.end_to_end_id}` : `deposit:${row.deposit_id}`;
}
