import type { Tx } from '@arara/postgres';
import { invariant } from '../../../platform/errors.ts';
import type { Payment } from '../../../ports/bank/index.ts';
import { refundIdOf } from '../cashier.ids.ts';
import type { CashierDeps } from '../cashier.deps.ts';
import { findDepositByTxid, lockDeposit } from '../deposit.repository.ts';
import type { DepositRow } from '../deposit.repository.ts';
import { moveDeposit } from '../moves.ts';
import { judgeArrival, judgeByLimits } from '../payment.policy.ts';
import type { Arrived, PaymentVerdict } from '../payment.policy.ts';
import { findPayment, insertPayment, writePaymentState } from '../payment.repository.ts';
import type { PayerVerdict, PaymentRow } from '../payment.repository.ts';
import { arrival, postSurely } from '../postings.ts';
import { writeStep } from '../step.repository.ts';
import { enqueueRefund } from './enqueue-refund.ts';
import { followPayment } from './follow-payment.ts';

const depositStateOf = { CREDITED: 'PAID', HELD: 'HELD', REFUNDING: 'REFUNDING' } as const;

/**
 * Takes in a Pix that the bank itself confirmed: credited, held or sent back, once per endToEndId
 * however often and from wherever it is told.
 */
export async function settlePayment(deps: CashierDeps, payment: Payment): Promise<void> {
  const known = await findPayment(deps.database.read, payment.endToEndId);
  if (known !== null) return followPayment(deps, known, payment);
  const found =
    payment.txid === null ? null : await findDepositByTxid(deps.database.read, payment.txid);
  const payer = found === null ? 'unknown' : await payerOf(deps, found, payment);
  await deps.database.transaction(async (tx) => {
    const deposit = found === null ? null : await lockDeposit(tx, found.id);
    await takeIn(deps, tx, deposit, payment, payer);
  });
  const written = await findPayment(deps.database.read, payment.endToEndId);
  if (written !== null) await followPayment(deps, written, payment);
}

/** The payer must be the owner of the account (Portaria 615/2024): by name, else by the filter. */
async function payerOf(
  deps: CashierDeps,
  deposit: DepositRow,
  payment: Payment,
): Promise<PayerVerdict> {
  const idNumber = await deps.identity.idNumberOf(deposit.player_id);
  if (idNumber === null) return 'unknown';
  if (payment.payerIdNumber !== null) return payment.payerIdNumber === idNumber ? 'own' : 'other';
  // Not among the payments of this CPF: another payer, or a bank that cannot tell.
  return (await deps.bank.paidBy(payment, idNumber)) ? 'own' : 'unknown';
}

async function takeIn(
  deps: CashierDeps,
  tx: Tx,
  deposit: DepositRow | null,
  payment: Payment,
  payer: PayerVerdict,
): Promise<void> {
  const amount: bigint = payment.amount.minor;
  const draft: PaymentRow = {
    end_to_end_id: payment.endToEndId,
    deposit_id: deposit?.id ?? null,
    player_id: deposit?.player_id ?? null,
    txid: payment.txid,
    amount,
    recalled: 0n,
    currency: payment.amount.currency,
    payer,
    state: 'HELD',
    reason: null,
    refund_id: refundIdOf(payment.endToEndId, 1),
    refund_attempt: 1,
    paid_at: payment.at,
  };
  // The row is the turn: whoever comes second with the same payment leaves.
  if (!(await insertPayment(tx, draft, deps.clock.now()))) return;
  const verdict = await judge(deps, tx, deposit, { deposit, amount, payer });
  await writePaymentState(tx, payment.endToEndId, verdict.to, verdict.reason, deps.clock.now());
  await tellDeposit(deps, tx, deposit, payment, verdict);
  if (verdict.to === 'REFUNDING') await enqueueRefund(deps, tx, payment.endToEndId);
  if (verdict.to === 'HELD') deps.metrics.held(verdict.reason);
  const credited = verdict.to === 'CREDITED' ? deposit : null;
  const reference = deposit === null ? `pix:${payment.endToEndId}` : `deposit:${deposit.id}`;
  const owner = credited?.player_id ?? null;
  await postSurely(deps, tx, arrival(payment.endToEndId, amount, owner, reference));
  if (owner !== null) await deps.wallet.balanceChanged(tx, owner);
}

async function judge(
  deps: CashierDeps,
  tx: Tx,
  deposit: DepositRow | null,
  arrived: Arrived,
): Promise<PaymentVerdict> {
  const early = judgeArrival(arrived);
  if (early !== null) return early;
  invariant(deposit !== null, 'only a known deposit comes to the limits');
  const { id: depositId, player_id: playerId } = deposit;
  const { amount } = arrived;
  const answer = await deps.compliance.settleDeposit(tx, { playerId, depositId, amount });
  return judgeByLimits(arrived, answer);
}

/** The first payment decides the deposit; a further one is only told in its timeline. */
async function tellDeposit(
  deps: CashierDeps,
  tx: Tx,
  deposit: DepositRow | null,
  payment: Payment,
  verdict: PaymentVerdict,
): Promise<void> {
  if (deposit === null) return;
  if (verdict.reason === 'payment.repeated' || deposit.end_to_end_id !== null) {
    const { id: subjectId, state } = deposit;
    return writeStep(tx, { subjectId, state, note: verdict.reason, at: deps.clock.now() });
  }
  const { endToEndId, at } = payment;
  await moveDeposit(deps, tx, deposit, {
    state: depositStateOf[verdict.to],
    reason: verdict.reason,
    paid: { amount: payment.amount.minor, at, endToEndId },
  });
  if (verdict.to !== 'CREDITED') await deps.compliance.releaseDeposit(tx, deposit.id);
}
