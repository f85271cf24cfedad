import type { Tx } from '@arara/postgres';
import { periodAt } from '../../../platform/calendar.ts';
import { AppError, invariant } from '../../../platform/errors.ts';
import { reviewReason } from '../approval.policy.ts';
import {
  amountInWords,
  boundsDetail,
  inputHash,
  maskIdNumber,
  readAmount,
} from '../cashier.amount.ts';
import { newBankId, newId } from '../cashier.ids.ts';
import { cashierCurrency } from '../cashier.types.ts';
import type { CashierDeps } from '../cashier.deps.ts';
import { moveWithdrawal } from '../moves.ts';
import { hold } from '../postings.ts';
import { readSetting } from '../setting.repository.ts';
import type { CashierSetting } from '../setting.repository.ts';
import { writeStep } from '../step.repository.ts';
import {
  findWithdrawalByKey,
  insertWithdrawal,
  lockWithdrawal,
  withdrawnSince,
  writeAskedBlock,
} from '../withdrawal.repository.ts';
import type { NewWithdrawal, WithdrawalRow } from '../withdrawal.repository.ts';
import { enqueuePayout } from './enqueue-payout.ts';

export interface CreateWithdrawal {
  readonly playerId: bigint;
  readonly merchant: string;
  readonly language: string;
  readonly amount: string;
  readonly idempotencyKey: string;
  readonly paymentPassword?: string | undefined;
  /** The bonus money that the member was told to lose, as the wire writes it. */
  readonly bonusLoss?: string | undefined;
}

const minuteMs = 60_000;

/**
 * Holds the amount and plans the payout. No limit, pause or exclusion is asked: money that is the
 * player's can always be taken out. A payment password that is set is asked for, but not again for
 * what was asked for already: that moves nothing.
 */
export async function createWithdrawal(
  deps: CashierDeps,
  command: CreateWithdrawal,
): Promise<WithdrawalRow> {
  const { playerId, idempotencyKey, language } = command;
  const amount = readAmount(command.amount);
  const known = await findWithdrawalByKey(deps.database.read, playerId, idempotencyKey);
  if (known !== null) return repeat(known, amount);
  const setting = await readSetting(deps.database.read, command.merchant);
  if (amount < setting.withdrawalMin || amount > setting.withdrawalMax) {
    const detail = boundsDetail(setting.withdrawalMin, setting.withdrawalMax, language);
    throw new AppError('withdrawal.amount.bounds', detail);
  }
  const idNumber = await deps.identity.idNumberOf(playerId);
  if (idNumber === null) throw new AppError('id.number.missing');
  const proof = await deps.identity.provePayment(playerId, command.paymentPassword);
  const now = deps.clock.now();
  const made: NewWithdrawal = {
    id: newId(),
    merchant_id: command.merchant,
    player_id: playerId,
    currency: cashierCurrency,
    amount,
    payout_id: newBankId(deps),
    pix_key_masked: maskIdNumber(idNumber),
    idempotency_key: idempotencyKey,
    input_hash: inputHash('withdrawal', amount),
    created_at: now,
    promised_by: new Date(now.getTime() + setting.promiseMinutes * minuteMs),
  };
  const timeZone = await deps.timeZoneOf(command.merchant);
  const told = command.bonusLoss === undefined ? 0n : readAmount(command.bonusLoss);
  const written = await deps.database.transaction(async (tx) => {
    await deps.identity.lockPaymentProof(tx, playerId, proof);
    return write(deps, tx, made, { setting, timeZone, language, told });
  });
  const row = await findWithdrawalByKey(deps.database.read, playerId, idempotencyKey);
  if (row === null) throw new AppError('withdrawal.pending');
  return written ? row : repeat(row, amount);
}

function repeat(known: WithdrawalRow, amount: bigint): WithdrawalRow {
  if (known.input_hash.equals(inputHash('withdrawal', amount))) return known;
  throw new AppError('idempotency.conflict', { field: 'Idempotency-Key' });
}

/** The merchant's rules and clock, and the language of a refusal. */
interface Rules {
  readonly setting: CashierSetting;
  readonly timeZone: string;
  readonly language: string;
  /** The loss of bonus money that the member was told of. */
  readonly told: bigint;
}

/** Writes, holds and decides in one transaction; false where there was one already. */
async function write(
  deps: CashierDeps,
  tx: Tx,
  made: NewWithdrawal,
  { setting, timeZone, language, told }: Rules,
): Promise<boolean> {
  if (!(await insertWithdrawal(tx, made))) return false;
  const { id, player_id: playerId, amount, created_at: now } = made;
  await writeStep(tx, { subjectId: id, state: 'REQUESTED', note: null, at: now });
  const row = await lockWithdrawal(tx, id);
  invariant(row !== null, 'a withdrawal that was just written is there');
  const today = periodAt(timeZone, 'day', now);
  const dayAmount = await withdrawnSince(tx, playerId, today.start);
  const blockedSince = await deps.identity.blockedSince(tx, playerId, 'withdraw');
  const reason = reviewReason({ amount, dayAmount, marked: blockedSince !== null }, setting);
  if (blockedSince !== null) await writeAskedBlock(tx, id, blockedSince);
  await moveWithdrawal(deps, tx, row, { state: reason === null ? 'APPROVED' : 'REVIEW', reason });
  if (reason === null) await enqueuePayout(deps, tx, id);
  for (const before of deps.withdrawals.list()) await before(tx, { playerId, told, language });
  await holdAmount(deps, tx, made, language);
  await deps.wallet.balanceChanged(tx, playerId);
  return true;
}

/** A debt is paid first; what is left must cover the amount. */
async function holdAmount(
  deps: CashierDeps,
  tx: Tx,
  { id, player_id: playerId, amount }: NewWithdrawal,
  language: string,
): Promise<void> {
  const { cash, debt } = await deps.wallet.balanceIn(tx, playerId);
  const owed = debt < cash ? debt : cash;
  const [outcome] = await deps.ledger.postIn(tx, [hold(id, amount, owed, playerId)]);
  invariant(outcome !== undefined, 'the ledger answers every chain');
  if (outcome.ok) return;
  invariant(outcome.refusal === 'exceeds_credits', 'a hold is refused only for lack of money');
  const available = amountInWords(cash - owed, language);
  throw new AppError('withdrawal.insufficient', { field: 'amount', params: { available } });
}
