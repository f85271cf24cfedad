import { hash } from 'node:crypto';
import type { Currency } from '@arara/money';
import type { KnownAccount } from './account-cache.ts';
import type { AccountRef, Chain, Transfer } from './chain.ts';
import { transferCodes } from './codes.ts';

/** A transfer as the database takes it: every field there, accounts by id (0: not known). */
export interface FlatTransfer {
  debit: bigint;
  credit: bigint;
  overflow: bigint;
  amount: bigint;
  currency: Currency;
  code: number;
  kind: number;
  pending: bigint;
  reference: string;
}

export interface FlatChain {
  key: string;
  /** sha256 of the input in hexadecimal. */
  hash: string;
  storeRefusal: boolean;
  transfers: FlatTransfer[];
}

const kinds = { single: 1, pending: 2, post: 3, void: 4, check: 5 } as const;

/** Finds an account: id 0n where there is none, undefined where it must be asked for. */
export type Find = (ref: AccountRef, currency: Currency) => KnownAccount | undefined;

/** The flat form of a chain, or undefined where `find` does not know an account yet. */
export function flattenChain(chain: Chain, find: Find): FlatChain | undefined {
  const transfers: FlatTransfer[] = [];
  for (const transfer of chain.transfers) {
    const accounts: KnownAccount[] = [];
    for (const ref of refsOf(transfer)) {
      const account = find(ref, currencyOf(transfer));
      if (account === undefined) return undefined;
      accounts.push(account);
    }
    transfers.push(flattenTransfer(transfer, accounts));
  }
  const { key, storeRefusal = false } = chain;
  return { key, hash: hashInput(chain.transfers), storeRefusal, transfers };
}

/** The addresses of a chain with the currency each is meant in. */
export function addressesOf(chain: Chain): { address: string; currency: Currency }[] {
  return chain.transfers.flatMap((transfer) => {
    const currency = currencyOf(transfer);
    return refsOf(transfer)
      .filter((ref) => typeof ref === 'string')
      .map((address) => ({ address, currency }));
  });
}

function flattenTransfer(transfer: Transfer, accounts: readonly KnownAccount[]): FlatTransfer {
  const [debit, credit, overflow] = accounts;
  return {
    debit: debit?.id ?? 0n,
    credit: credit?.id ?? 0n,
    // An overflow account that does not exist must be refused, not left out.
    overflow: overflow?.id === 0n ? -1n : (overflow?.id ?? 0n),
    amount: 'amount' in transfer ? transfer.amount.minor : 0n,
    currency: currencyOf(transfer),
    code: transferCodes[transfer.code],
    kind: kinds[transfer.kind ?? 'single'],
    pending: 'pending' in transfer ? transfer.pending : 0n,
    reference: transfer.reference,
  };
}

function currencyOf(transfer: Transfer): Currency {
  return 'amount' in transfer ? transfer.amount.currency : transfer.currency;
}

function refsOf(transfer: Transfer): AccountRef[] {
  if (!('debit' in transfer)) return [];
  const refs = [transfer.debit, transfer.credit];
  if ('overflow' in transfer && transfer.overflow !== undefined) refs.push(transfer.overflow);
  return refs;
}

/** Two inputs have the same hash exactly when every field that matters is the same. */
function hashInput(transfers: readonly Transfer[]): string {
  let text = '';
  for (const transfer of transfers) {
    const refs = refsOf(transfer).join(',');
    const amount = 'amount' in transfer ? transfer.amount.minor : '';
    const pending = 'pending' in transfer ? transfer.pending : '';
    text += `${transfer.kind ?? 'single'}|${refs}|${amount}|${currencyOf(transfer)}|`;
    text += `${transfer.code}|${pending}|${transfer.reference}\n`;
  }
  return hash('sha256', text);
}
