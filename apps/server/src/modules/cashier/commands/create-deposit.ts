import { getPixPayloadInfo } from '@brazilian-utils/brazilian-utils';
import { money } from '@arara/money';
import { AppError, invariant } from '../../../platform/errors.ts';
import type { Params } from '../../../platform/texts.ts';
import { untilParams } from '../../../platform/until.ts';
import { BankError } from '../../../ports/bank/index.ts';
import type { Charge } from '../../../ports/bank/index.ts';
import type { DepositAnswer } from '../../compliance/index.ts';
import { amountInWords, boundsDetail, inputHash, readAmount } from '../cashier.amount.ts';
import { newBankId, newId } from '../cashier.ids.ts';
import { cashierCurrency } from '../cashier.types.ts';
import type { CashierDeps } from '../cashier.deps.ts';
import {
  findDeposit,
  findDepositByKey,
  insertDeposit,
  writeCharge,
} from '../deposit.repository.ts';
import type { DepositRow, NewDeposit } from '../deposit.repository.ts';
import { depositBlockOf } from '../blocks.ts';
import { readSetting } from '../setting.repository.ts';
import { writeStep } from '../step.repository.ts';
import { giveUpCharge } from './give-up-charge.ts';
import { bankRetrySeconds } from '../cashier.settings.ts';

export interface CreateDeposit {
  readonly playerId: bigint;
  readonly merchant: string;
  readonly language: string;
  readonly amount: string;
  readonly idempotencyKey: string;
}

/**
 * Asks the bank for a charge. The deposit is written first, with the limit reserved and the charge's
 * id, so that a repeat after any crash finds it and asks for the same charge again.
 */
export async function createDeposit(
  deps: CashierDeps,
  command: CreateDeposit,
): Promise<DepositRow> {
  const { playerId, idempotencyKey, language } = command;
  const amount = readAmount(command.amount);
  const known = await findDepositByKey(deps.database.read, playerId, idempotencyKey);
  if (known !== null) return repeat(deps, known, amount, language);
  const setting = await readSetting(deps.database.read, command.merchant);
  if (amount < setting.depositMin || amount > setting.depositMax) {
    const detail = boundsDetail(setting.depositMin, setting.depositMax, language);
    throw new AppError('deposit.amount.bounds', detail);
  }
  const idNumber = await deps.identity.idNumberOf(playerId);
  if (idNumber === null) throw new AppError('id.number.missing');
  const block = await depositBlockOf(deps, playerId);
  if (block?.reason === 'terms') throw new AppError('terms.required');
  if (block !== null) throw await refuseBlock(deps, command, block.until);
  const now = deps.clock.now();
  const made: NewDeposit = {
    id: newId(),
    merchant_id: command.merchant,
    player_id: playerId,
    currency: cashierCurrency,
    amount,
    txid: newBankId(deps),
    idempotency_key: idempotencyKey,
    input_hash: inputHash('deposit', amount),
    created_at: now,
    expires_at: new Date(now.getTime() + setting.depositSeconds * 1000),
  };
  await write(deps, made, command);
  const row = await findDepositByKey(deps.database.read, playerId, idempotencyKey);
  invariant(row !== null, 'a deposit that was just written is there');
  return row.id === made.id ? askBank(deps, row, language) : repeat(deps, row, amount, language);
}

/** Reserves the limit and writes the deposit, both or neither. */
async function write(deps: CashierDeps, made: NewDeposit, command: CreateDeposit): Promise<void> {
  await deps.database.transaction(async (tx) => {
    if (!(await insertDeposit(tx, made))) return;
    const { id: depositId, player_id: playerId, amount } = made;
    const answer = await deps.compliance.reserveDeposit(tx, { playerId, depositId, amount });
    if (!answer.ok) throw await refusalOf(deps, command, answer);
    await writeStep(tx, {
      subjectId: depositId,
      state: 'PENDING',
      note: null,
      at: made.created_at,
    });
  });
}

type Asking = Pick<CreateDeposit, 'merchant' | 'language'>;

async function refusalOf(
  deps: CashierDeps,
  asking: Asking,
  answer: Exclude<DepositAnswer, { ok: true }>,
): Promise<AppError> {
  if (answer.reason === 'blocked') return refuseBlock(deps, asking, answer.block.until);
  const { left, period, until } = answer.limit;
  return new AppError('deposit.limit.reached', {
    field: 'amount',
    params: {
      left: amountInWords(left, asking.language),
      period,
      ...(await ending(deps, asking, until)),
    },
  });
}

async function refuseBlock(
  deps: CashierDeps,
  asking: Asking,
  until: Date | null,
): Promise<AppError> {
  return new AppError('deposit.blocked', { params: await ending(deps, asking, until) });
}

/** Until when, in words of the player's language and on the clock of the house. */
async function ending(
  { timeZoneOf }: CashierDeps,
  { merchant, language }: Asking,
  until: Date | null,
): Promise<Params> {
  return untilParams(until, language, await timeZoneOf(merchant));
}

/** The same key: the same deposit where it was the same amount, and never a second one. */
async function repeat(
  deps: CashierDeps,
  known: DepositRow,
  amount: bigint,
  language: string,
): Promise<DepositRow> {
  if (!known.input_hash.equals(inputHash('deposit', amount))) {
    throw new AppError('idempotency.conflict', { field: 'Idempotency-Key' });
  }
  if (known.br_code !== '' || known.state !== 'PENDING') return known;
  return askBank(deps, known, language);
}

async function askBank(deps: CashierDeps, row: DepositRow, language: string): Promise<DepositRow> {
  try {
    const charge = await requestCharge(deps, row, language);
    const receiver = getPixPayloadInfo(charge.brCode)?.merchantName;
    if (receiver === undefined) {
      throw new BankError('unknown', 'the bank sent a code that breaks the rules of the BR Code');
    }
    await writeCharge(deps.database.read, row.id, { ...charge, receiver });
  } catch (error) {
    if (!(error instanceof BankError)) throw error;
    deps.log.warn({ err: error, deposit: row.id }, 'the bank made no charge');
    await giveUpCharge(deps, row.id);
  }
  const asked = await findDeposit(deps.database.read, row.player_id, row.id);
  invariant(asked !== null, 'a deposit does not go away');
  // A repeat that ran beside this one may have had more luck.
  if (asked.br_code !== '') return asked;
  throw new AppError('bank.unavailable', { retryAfterSeconds: bankRetrySeconds });
}

async function requestCharge(
  deps: CashierDeps,
  row: DepositRow,
  language: string,
): Promise<Charge> {
  const [idNumber, player] = await Promise.all([
    deps.identity.idNumberOf(row.player_id),
    deps.identity.playerOf(row.player_id),
  ]);
  if (idNumber === null) throw new AppError('id.number.missing');
  const leftMs = row.expires_at.getTime() - deps.clock.now().getTime();
  return deps.bank.createCharge({
    txid: row.txid,
    amount: money(row.amount, row.currency),
    idNumber,
    name: player?.payeeName ?? player?.username ?? '',
    expiresSeconds: Math.max(1, Math.ceil(leftMs / 1000)),
    message: deps.texts.text(language, 'cashier-notes', 'charge.message', {
      site: await deps.siteName(row.merchant_id),
    }),
  });
}
