import type { Currency } from '@arara/money';
import type { TransactionKind } from './record.kinds.ts';

/** Ledger accounts of a player; a player has one currency, and the days of one merchant. */
export interface PlayerAccounts {
  readonly currency: Currency;
  /** The zone of the merchant's clock, in which the player's days are cut. */
  readonly timeZone: string;
  readonly cash: bigint;
  readonly bonus: bigint;
  readonly held: bigint;
  readonly debt: bigint;
}

export interface NewWallet {
  readonly playerId: bigint;
  readonly merchant: string;
  readonly currency: Currency;
}

/** What a player has, in minor units, as of `version`. */
export interface Balance {
  readonly currency: Currency;
  readonly cash: bigint;
  readonly bonus: bigint;
  readonly held: bigint;
  readonly debt: bigint;
  /** Grows with each change of what can be staked. */
  readonly version: bigint;
}

/** One line of the account record. */
export interface Entry {
  readonly id: bigint;
  readonly at: Date;
  readonly kind: TransactionKind;
  readonly change: bigint;
  readonly balance: bigint | null;
  readonly reference: string;
}

/** What lies in purses at vendors, in minor units, as far as it is known without asking them. */
export type Purses = (
  merchant: string,
  playerId: bigint,
) => Promise<readonly { readonly vendor: string; readonly balance: bigint }[]>;

/** What of a player's held money waits in chases and as prizes that people look at, in minor units. */
export type HeldFor = (
  playerId: bigint,
) => Promise<{ readonly chase: bigint; readonly prize: bigint }>;

/** What the lines of the record are about, in a language: the game of a round. */
export type Labels = (
  playerId: bigint,
  references: readonly string[],
  language: string,
) => Promise<ReadonlyMap<string, string>>;
