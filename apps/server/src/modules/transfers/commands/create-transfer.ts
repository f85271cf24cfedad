import { randomUUID } from 'node:crypto';
import type { Chain, Refused } from '@arara/ledger';
import type { Currency } from '@arara/money';
import type { Tx } from '@arara/postgres';
import { amountInWords } from '../../../platform/amounts.ts';
import { AppError, invariant } from '../../../platform/errors.ts';
import { untilParams } from '../../../platform/until.ts';
import type { LimitTerms } from '../../compliance/index.ts';
import { legsOn, refusalByTerms } from '../../play/index.ts';
import { hold, purseAddress } from '../postings.ts';
import { readBalances, writeBalance } from '../purse.repository.ts';
import { writeStep } from '../step.repository.ts';
import { findByKey, insertTransfer, readTransfer, writePending } from '../transfers.repository.ts';
import type { NewTransfer, TransferRow } from '../transfers.repository.ts';
import type { PurseOwner } from '../transfers.types.ts';
import type { TransfersDeps } from '../transfers.deps.ts';
import { followTransfer, planFollow } from './follow-transfer.ts';
import { inputHash } from '../transfers.amount.ts';
import { validMs, takeOverMs } from '../transfers.settings.ts';

export interface TransferOrder extends PurseOwner {
  readonly language: string;
  readonly vendor: string;
  readonly direction: 'OUT' | 'IN';
  readonly amount: bigint;
  readonly idempotencyKey: string;
}

/**
 * Sets the money aside, tells the vendor, and answers with what became of it: often the end, else
 * UNKNOWN, which jobs resolve. A repeat of a key gets the transfer as it is now.
 */
export async function createTransfer(
  deps: TransfersDeps,
  order: TransferOrder,
): Promise<TransferRow> {
  const { database, clock } = deps;
  const { playerId, idempotencyKey, vendor, direction, amount, currency, language } = order;
  const hash = inputHash(direction, vendor, amount);
  const known = await findByKey(database.read, playerId, idempotencyKey);
  if (known !== null) return repeat(known, hash);
  if (direction === 'OUT') await mayLeave(deps, order);
  const terms = await deps.compliance.stakeTerms(playerId);
  // Known before the transaction, which asks for no connection but its own.
  await deps.wallet.accountsOf(playerId);
  await deps.wallet.houseAccount(purseAddress(vendor), currency);
  const voice = { language, timeZone: await deps.timeZoneOf(order.merchant) };
  const now = clock.now();
  const made: NewTransfer = {
    id: randomUUID(),
    merchant_id: order.merchant,
    player_id: playerId,
    vendor,
    direction,
    amount,
    currency,
    idempotency_key: idempotencyKey,
    input_hash: hash,
    created_at: now,
    valid_until: new Date(now.getTime() + validMs),
    ask_at: new Date(now.getTime() + takeOverMs),
  };
  await database.transaction((tx) => write(deps, tx, made, terms, voice));
  const row = await findByKey(database.read, playerId, idempotencyKey);
  invariant(row !== null, 'a transfer that was written is there');
  if (row.id !== made.id) return repeat(row, hash);
  if (direction === 'OUT') deps.compliance.played(playerId, voice.timeZone);
  await followTransfer(deps, made.id);
  return (await readTransfer(database.read, made.id)) ?? row;
}

function repeat(known: TransferRow, hash: Buffer): TransferRow {
  if (known.input_hash.equals(hash)) return known;
  throw new AppError('idempotency.conflict', { field: 'Idempotency-Key' });
}

/**
 * Money that leaves may be staked where nobody here sees it: a member who may not stake may not send. None
 * leaves while the ledger does not prove.
 */
async function mayLeave(deps: TransfersDeps, order: TransferOrder): Promise<void> {
  const { playerId, merchant, language, vendor, currency } = order;
  const unsound = await deps.ledger.unsoundProof();
  if (unsound !== null) {
    deps.log.error({ proof: String(unsound.id) }, 'the ledger does not prove: no money leaves');
    throw new AppError('vendor.unavailable');
  }
  const refusal = await deps.members.playRefusal(playerId);
  if (refusal !== null) {
    const zone = await deps.timeZoneOf(merchant);
    throw new AppError(refusal.code, { params: untilParams(refusal.until, language, zone) });
  }
  const balances = await readBalances(deps.database.read, playerId);
  if (balances.some((known) => known.vendor === vendor)) return;
  const publicId = await deps.vendor.publicIdOf(vendor, playerId, merchant);
  try {
    const balance = await deps.vendor.open({ vendor, publicId, currency });
    const askedAt = deps.clock.now();
    await writeBalance(deps.database.read, playerId, { vendor, balance, asked_at: askedAt });
  } catch (cause) {
    throw new AppError('vendor.unavailable', { cause });
  }
}

/** Writes, holds and plans in one transaction; where the key has a transfer already, nothing. */
async function write(
  deps: TransfersDeps,
  tx: Tx,
  made: NewTransfer,
  terms: LimitTerms,
  voice: Voice,
): Promise<void> {
  if (!(await insertTransfer(tx, made))) return;
  const { id, player_id: playerId, vendor, currency, created_at: at } = made;
  await writeStep(tx, { transferId: id, state: 'PENDING', note: null, at });
  await planFollow(deps, tx, id, made.ask_at);
  const { cash } = await deps.wallet.accountsOf(playerId);
  const purse = await deps.wallet.houseAccount(purseAddress(vendor), currency);
  const chain = hold(made, { cash, purse }, legsOn(terms, 'stake'));
  const [outcome] = await deps.ledger.postIn(tx, [chain]);
  invariant(outcome !== undefined, 'the ledger answers every chain');
  if (!outcome.ok) {
    const { cash: available } = await deps.wallet.balanceIn(tx, playerId);
    throw refusalOf(deps, outcome, { chain, terms, available, currency, ...voice });
  }
  const pending = outcome.transfers[0]?.id;
  invariant(pending !== undefined, 'a chain that was accepted has its first transfer');
  await writePending(tx, id, pending);
  await deps.wallet.balanceChanged(tx, playerId);
}

interface Voice {
  readonly language: string;
  readonly timeZone: string;
}

interface Asked extends Voice {
  readonly chain: Chain;
  readonly terms: LimitTerms;
  readonly available: bigint;
  readonly currency: Currency;
}

/** The meaning of a refusal of the ledger for the caller: too little money, a limit, or a block. */
function refusalOf(
  { texts }: TransfersDeps,
  { refusal, detail, index }: Refused,
  { chain, terms, available, currency, language, timeZone }: Asked,
): AppError {
  const debit = debitOf(chain, index);
  const limit = debit === null ? null : refusalByTerms(terms, { refusal, detail, debit });
  if (limit === null) {
    invariant(refusal === 'exceeds_credits', `a hold is refused for lack of money, not ${refusal}`);
    const params = { available: amountInWords(available, currency, language) };
    return new AppError('wallet.insufficient', { field: 'amount', params });
  }
  const ends = untilParams(limit.until, language, timeZone);
  if (limit.reason !== 'limit') return new AppError('account.excluded', { params: ends });
  const { kind, period } = limit;
  const counted = kind === 'stake' ? 'wager' : kind;
  const name = period === null ? counted : `${counted}.${period}`;
  const named = { limit: texts.text(language, 'rules', `limit.name.${name}`) };
  return new AppError('limit.reached', { params: { ...ends, ...named } });
}

/** The account that the refusing transfer was to be taken from. */
function debitOf({ transfers }: Chain, index: number | null): bigint | null {
  const refused = index === null ? undefined : transfers[index];
  if (refused === undefined || !('debit' in refused)) return null;
  return typeof refused.debit === 'bigint' ? refused.debit : null;
}
