import type { Tx } from '@arara/postgres';
import { invariant } from '../../../platform/errors.ts';
import type { Refund } from '../../../ports/bank/index.ts';
import type { CashierDeps } from '../cashier.deps.ts';
import type { DepositRow } from '../deposit.repository.ts';
import { moveDeposit, movePayment } from '../moves.ts';
import { leftOf, noteRecall } from '../payment.repository.ts';
import type { PaymentRow } from '../payment.repository.ts';
import { postSurely, recalled, recalledUnowned } from '../postings.ts';
import { writeStep } from '../step.repository.ts';
import { decides, lockBoth, referenceOf } from '../payment.locks.ts';

/** The payer's bank took money back (MED), in one return or in several: each is posted once. */
export async function endRecalls(
  deps: CashierDeps,
  known: PaymentRow,
  recalls: readonly Refund[],
): Promise<void> {
  for (const recall of recalls) {
    await deps.database.transaction(async (tx) => {
      const { row, deposit } = await lockBoth(tx, known);
      if (row !== null) await endRecall(deps, tx, row, deposit, recall);
    });
  }
}

async function endRecall(
  deps: CashierDeps,
  tx: Tx,
  row: PaymentRow,
  deposit: DepositRow | null,
  recall: Refund,
): Promise<void> {
  const amount: bigint = recall.amount.minor;
  const { returnId } = recall;
  if (!(await noteRecall(tx, row.end_to_end_id, { returnId, amount }, deps.clock.now()))) return;
  // Nothing is left to take back: the bank contradicts itself, and a person must look.
  invariant(row.state !== 'REFUNDED', `${row.end_to_end_id} was recalled after it was sent back`);
  deps.log.warn(
    { endToEndId: row.end_to_end_id, returnId, amount: String(amount) },
    'money of a Pix was taken back by the payer’s bank',
  );
  if (row.state !== 'CREDITED' || row.player_id === null) {
    await postSurely(deps, tx, recalledUnowned(returnId, amount, referenceOf(row)));
  } else {
    await postSurely(deps, tx, recalled(returnId, amount, row.player_id, referenceOf(row)));
    await deps.wallet.balanceChanged(tx, row.player_id);
  }
  const whole = leftOf(row) === amount;
  if (whole) await movePayment(deps, tx, row, 'RECALLED', 'recalled');
  if (decides(deposit, row)) await tellDeposit(deps, tx, deposit, whole);
}

/** A deposit of which something is left stays what it is; its timeline tells the rest. */
async function tellDeposit(
  deps: CashierDeps,
  tx: Tx,
  deposit: DepositRow,
  whole: boolean,
): Promise<void> {
  const { id: subjectId, state } = deposit;
  if (!whole) {
    return writeStep(tx, { subjectId, state, note: 'recalled.partly', at: deps.clock.now() });
  }
  const change = { state: 'REFUNDED', reason: 'recalled' } as const;
  // One that was held goes the way of refunds; one that was paid is refunded at once.
  if (state !== 'HELD') return moveDeposit(deps, tx, deposit, change);
  await moveDeposit(deps, tx, deposit, { state: 'REFUNDING', reason: 'recalled' });
  await moveDeposit(deps, tx, { ...deposit, state: 'REFUNDING' }, change);
}
