import type { Currency, Minor, Money } from '@arara/money';
import type { TransferCode } from './codes.ts';
import type { Refusal } from './refusals.ts';

/** An account by its address, in the currency of the transfer's amount, or by its id. */
export type AccountRef = string | bigint;

/** A movement from one account to another, at once. */
export interface SingleTransfer {
  kind?: 'single';
  debit: AccountRef;
  /** Gives what the debit account cannot, such as cash after bonus, or debt after cash. */
  overflow?: AccountRef;
  credit: AccountRef;
  amount: Money;
  code: TransferCode;
  /** The thing that it belongs to, such as `round:42`. */
  reference: string;
}

/** Holds an amount until it is posted or voided. */
export interface PendingTransfer {
  kind: 'pending';
  debit: AccountRef;
  credit: AccountRef;
  amount: Money;
  code: TransferCode;
  reference: string;
}

/** Moves what was held, or a part of it; the rest is free again. */
export interface PostTransfer {
  kind: 'post';
  pending: bigint;
  amount: Money;
  code: TransferCode;
  reference: string;
}

/** Frees all that was held. */
export interface VoidTransfer {
  kind: 'void';
  pending: bigint;
  currency: Currency;
  code: TransferCode;
  reference: string;
}

/** Moves nothing; records that a debit with this code was not refused, such as a free stake. */
export interface CheckTransfer {
  kind: 'check';
  debit: AccountRef;
  credit: AccountRef;
  currency: Currency;
  code: TransferCode;
  reference: string;
}

export type Transfer =
  | SingleTransfer
  | PendingTransfer
  | PostTransfer
  | VoidTransfer
  | CheckTransfer;

/** Up to 20 transfers of which all are posted or none. */
export interface Chain {
  /** The same key with the same transfers gets the first answer again. */
  key: string;
  transfers: readonly Transfer[];
  /** A refusal is final for this key; without it the same key may be tried again. */
  storeRefusal?: boolean;
}

export interface PostedTransfer {
  id: bigint;
  /** The amount that the debit account could spend afterwards; null for a hot account. */
  debitAfter: Minor | null;
  creditAfter: Minor | null;
}

export interface Accepted {
  ok: true;
  /** This is the first answer given again. */
  replayed: boolean;
  /** In order; an overflow makes two of one. */
  transfers: PostedTransfer[];
}

export interface Refused {
  ok: false;
  refusal: Refusal;
  /** The transfer of the chain that was refused, from 0; null when it was the chain itself. */
  index: number | null;
  /** Why the account refuses debits, for `debits_refused`. */
  detail: string | null;
  replayed: boolean;
}

export type Outcome = Accepted | Refused;

export const CHAIN_LENGTH_MAX = 20;
const TOKEN = /^[A-Za-z0-9][A-Za-z0-9:._/@+=~-]{0,199}$/;

/** Throws on what only a mistake in a program can make: lengths, and texts outside the grammar. */
export function checkChain(chain: Chain): void {
  if (!TOKEN.test(chain.key)) throw new TypeError(`not an idempotency key: ${chain.key}`);
  const { length } = chain.transfers;
  if (length === 0 || length > CHAIN_LENGTH_MAX) {
    throw new RangeError(`a chain has 1 to ${CHAIN_LENGTH_MAX} transfers, not ${length}`);
  }
  for (const { reference } of chain.transfers) {
    if (!TOKEN.test(reference)) throw new TypeError(`not a reference: ${reference}`);
  }
}
