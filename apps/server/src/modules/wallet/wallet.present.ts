import type { AccountEntry } from '@arara/contract';
import { formatDecimal, money } from '@arara/money';
import type { Currency } from '@arara/money';
import type { z } from 'zod';
import type { Entry } from './wallet.types.ts';

type EntryValue = z.output<typeof AccountEntry>;

const referenceTypes = ['deposit', 'withdrawal', 'round', 'purse', 'chase'] as const;

/** A line of the record as the contract shows it; the sign of the amount is the member's side. */
export function presentEntry(entry: Entry, currency: Currency, label: string | null): EntryValue {
  return {
    id: String(entry.id),
    at: entry.at.toISOString(),
    kind: entry.kind,
    amount: formatDecimal(money(entry.change, currency)),
    balanceAfter: entry.balance === null ? null : formatDecimal(money(entry.balance, currency)),
    currency,
    label,
    reference: presentReference(entry.reference),
  };
}

/** `round:42` is about round 42; what it is about decides where the page leads. */
export function presentReference(reference: string): EntryValue['reference'] {
  const [type, ...rest] = reference.split(':');
  const known = referenceTypes.find((one) => one === type);
  return { type: known ?? 'other', id: known === undefined ? reference : rest.join(':') };
}
