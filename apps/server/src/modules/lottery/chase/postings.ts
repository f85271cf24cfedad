import type { Chain } from '@arara/ledger';
import { money } from '@arara/money';
import { lotteryCurrency } from '../lottery.names.ts';

/** Where the money of a chase comes from, and where it waits. */
export interface Accounts {
  readonly cash: bigint;
  readonly held: bigint;
}

/** Sets the money of all steps aside; who may not stake may not do this either. */
export function holdOf(ref: string, total: bigint, { cash, held }: Accounts): Chain {
  const amount = money(total, lotteryCurrency);
  const reference = `chase:${ref}`;
  const transfer = { debit: cash, credit: held, amount, code: 'chase_held', reference } as const;
  return { key: reference, transfers: [transfer] };
}

/** Gives the money of one step back, once. */
export function releaseOf(
  ref: string,
  { place, stake }: { place: number; stake: bigint },
  { cash, held }: Accounts,
): Chain {
  const amount = money(stake, lotteryCurrency);
  const reference = `chase:${ref}`;
  const transfer = {
    debit: held,
    credit: cash,
    amount,
    code: 'chase_released',
    reference,
  } as const;
  return { key: `${reference}:back:${place}`, transfers: [transfer] };
}
