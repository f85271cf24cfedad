import type { PaymentFile } from '@arara/contract';
import { AppError } from '../../../platform/errors.ts';
import type { StaffCaller } from '../../../platform/http/caller.ts';
import type { StaffActor } from '../../../platform/permissions.ts';
import { amountText } from '../cashier.amount.ts';
import { cashierCurrency } from '../cashier.types.ts';
import { findDepositById } from '../deposit.repository.ts';
import type { DepositRow } from '../deposit.repository.ts';
import { referenceOf } from '../payment.locks.ts';
import { leftOf } from '../payment.repository.ts';
import { refunded, release } from '../postings.ts';
import { readSteps } from '../step.repository.ts';
import { afterPosting, houseMoney } from './consequence.ts';
import type { CashierDeskDeps } from './desk.deps.ts';
import {
  presentConsequence,
  presentDeposits,
  presentPaymentLine,
  presentStory,
} from './desk.present.ts';
import { depositsBetween, readPayment } from './desk.repository.ts';
import type { WaitingPayment } from './desk.repository.ts';

const dayMs = 24 * 3_600_000;
const depositDays = 30;

/** The facts on which two people decide a Pix that is held. */
export async function paymentFile(
  deps: CashierDeskDeps,
  { staff, merchant, language }: Pick<StaffCaller, 'staff' | 'merchant' | 'language'>,
  id: string,
): Promise<PaymentFile> {
  const db = deps.database.read;
  const row = await readPayment(db, merchant, id);
  if (row === null) throw new AppError('payment.not.found');
  const { player_id: playerId } = row;
  const voice = { texts: deps.texts, language, timeZone: await deps.timeZoneOf(merchant) };
  const now = deps.clock.now();
  const deposit = await findDepositById(db, row.deposit_id);
  const since = new Date(now.getTime() - depositDays * dayMs);
  const open = await Promise.all(
    ['payment.release', 'payment.refund'].map((kind) =>
      deps.decisions.openAbout(staff, { merchant, kind, key: id }),
    ),
  );
  return {
    ...presentPaymentLine(
      row,
      await deps.members.maskedNames(playerId === null ? [] : [playerId]),
      voice,
    ),
    now: now.toISOString(),
    deposit:
      deposit === null
        ? null
        : {
            id: deposit.id,
            amount: amountText(deposit.amount),
            state: deposit.state,
            askedAt: deposit.created_at.toISOString(),
          },
    recalled: amountText(row.recalled),
    refundAttempts: row.refund_attempt,
    deposits:
      playerId === null
        ? null
        : presentDeposits(depositDays, await depositsBetween(db, playerId, since, now)),
    story: presentStory(deposit === null ? [] : await readSteps(db, [deposit.id]), voice),
    consequence: await consequenceOf(deps, staff, row, deposit),
    decisions: open.filter((decision) => decision !== null),
  };
}

/** The house's money after each word, by the postings of the deed itself; null: nothing is to decide. */
async function consequenceOf(
  { ledger }: CashierDeskDeps,
  staff: StaffActor,
  row: WaitingPayment,
  deposit: DepositRow | null,
): Promise<PaymentFile['consequence']> {
  if (row.state !== 'HELD') return null;
  const now = houseMoney(await ledger.house(cashierCurrency));
  const after = (chain: ReturnType<typeof release>) =>
    presentConsequence(staff, now, afterPosting(now, chain));
  const [id, left, reference] = [row.end_to_end_id, leftOf(row), referenceOf(row)];
  // Nobody's money cannot be credited, nor can another CPF's.
  const isCreditable = deposit !== null && row.payer !== 'other';
  return {
    release: isCreditable ? after(release(id, left, deposit.player_id, reference)) : null,
    refund: after(refunded(id, left, reference)),
  };
}
