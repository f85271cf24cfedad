import type { AccountRef, Account, Chain } from '@arara/ledger';
import { invariant } from '../../../platform/errors.ts';

/** The money of the house, in minor units. */
export interface HouseMoney {
  /** The amount at the bank. */
  readonly custody: bigint;
  /** The amount that the ledger keeps for others: members, pools of jackpots, payers whose Pix nobody has yet. */
  readonly obligations: bigint;
}

const bank = 'bank:pix';
const suspense = 'bank:pix:suspense';
/** The other side of limits, which are no money. */
const isMoney = (address: string) => address !== 'limits' && !address.startsWith('limits:');
/** Accounts of the house itself; everything else belongs to others. */
const isOwn = (address: string) => address !== suspense && !address.startsWith('player:');

/**
 * The money of the house by its own accounts: all accounts together are zero, so that the rest, whatever it is called,
 * is what the house owes.
 */
export function houseMoney(
  accounts: readonly Pick<Account, 'address' | 'creditsPosted' | 'debitsPosted'>[],
): HouseMoney {
  let [custody, obligations] = [0n, 0n];
  for (const { address, creditsPosted, debitsPosted } of accounts) {
    const owned = debitsPosted - creditsPosted;
    if (address === bank) custody = owned;
    if (isMoney(address) && isOwn(address)) obligations += owned;
  }
  return { custody, obligations };
}

/** The same after a chain, such as the deed of a decision posts it. */
export function afterPosting(before: HouseMoney, { transfers }: Chain): HouseMoney {
  let { custody, obligations } = before;
  for (const transfer of transfers) {
    const { kind = 'single' } = transfer;
    invariant(
      transfer.kind === undefined || transfer.kind === 'single',
      `no deed of the cashier is ${kind}`,
    );
    const { debit, credit, amount } = transfer;
    if (debit === bank) custody += amount.minor;
    if (credit === bank) custody -= amount.minor;
    if (isOthers(debit)) obligations -= amount.minor;
    if (isOthers(credit)) obligations += amount.minor;
  }
  return { custody, obligations };
}

const isOthers = (ref: AccountRef): boolean => typeof ref === 'string' && !isOwn(ref);
