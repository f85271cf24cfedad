import { transferCodeName } from '@arara/ledger';
import type { Chain, SingleTransfer } from '@arara/ledger';
import { money } from '@arara/money';
import type { TermsLeg } from '../play/index.ts';
import type { TransferRow } from './transfers.repository.ts';

/** The part of a transfer that its postings need. */
type Moved = Pick<TransferRow, 'id' | 'amount' | 'currency' | 'direction'>;

const keyOf = (id: string) => `purse:${id}`;

/** The house account of what lies at a vendor: below zero where players won more than they sent. */
export const purseAddress = (vendor: string): string => `vendor:${vendor}:purse`;

function legs(
  of: readonly TermsLeg[],
  { id, amount, currency }: Pick<Moved, 'id' | 'amount' | 'currency'>,
): SingleTransfer[] {
  return of.map(({ code, debit, credit, overflow }) => ({
    debit,
    credit,
    ...(overflow === undefined ? {} : { overflow }),
    amount: money(amount, currency),
    code: transferCodeName(code),
    reference: keyOf(id),
  }));
}

/**
 * Sets the money aside. Money that leaves counts as a stake: it obeys blocks and takes from the limits.
 * Money that comes home waits at the vendor's account, so that nobody counts on it before it is here.
 */
export function hold(
  transfer: Moved,
  accounts: { readonly cash: bigint; readonly purse: bigint },
  stakeLegs: readonly TermsLeg[],
): Chain {
  const { id, amount, currency, direction } = transfer;
  const isOut = direction === 'OUT';
  return {
    key: keyOf(id),
    transfers: [
      {
        kind: 'pending',
        debit: isOut ? accounts.cash : accounts.purse,
        credit: isOut ? accounts.purse : accounts.cash,
        amount: money(amount, currency),
        code: isOut ? 'transfer_out' : 'transfer_in',
        reference: keyOf(id),
      },
      ...(isOut ? legs(stakeLegs, transfer) : []),
    ],
  };
}

/** Both ends share the key, so that there can never be two. */
const endKey = (id: string) => `${keyOf(id)}:end`;

/** An amount that money coming home gives back to a limit: the player may lose it again. */
export interface Allowance {
  readonly leg: TermsLeg;
  readonly amount: bigint;
}

/** The vendor carried it out. */
export function settled(transfer: Moved, pending: bigint, allowances: readonly Allowance[]): Chain {
  const { id, amount, currency, direction } = transfer;
  return {
    key: endKey(id),
    transfers: [
      {
        kind: 'post',
        pending,
        amount: money(amount, currency),
        code: direction === 'OUT' ? 'transfer_sent' : 'transfer_in',
        reference: keyOf(id),
      },
      ...allowances.flatMap(({ leg, amount: given }) =>
        legs([leg], { id, currency, amount: given }),
      ),
    ],
  };
}

/** It never happened: the money is free again, and so is what it took from the limits. */
export function undone(transfer: Moved, pending: bigint, refundLegs: readonly TermsLeg[]): Chain {
  const { id, currency, direction } = transfer;
  return {
    key: endKey(id),
    transfers: [
      { kind: 'void', pending, currency, code: 'transfer_undone', reference: keyOf(id) },
      ...(direction === 'OUT' ? legs(refundLegs, transfer) : []),
    ],
  };
}
