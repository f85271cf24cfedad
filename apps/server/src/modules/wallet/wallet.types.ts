import type { heldPurposes } from '@arara/contract';
import type { Db } from '@arara/postgres';
import type { Currency } from '@arara/money';
import type { TransactionKind } from './record.kinds.ts';

/** An account of a reward: `player:<id>:bonus:<grant>`. It is staked before cash where its order is below 0. */
export interface Grant {
  readonly account: bigint;
  readonly order: number;
}

/** The grants of a player that a module has given and that can be staked now; in `tx` as that transaction left them. */
export type GrantsOf = (playerId: bigint, tx?: Db) => Promise<readonly Grant[]>;

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

/** The amounts that a player has, in minor units, as of `version`. */
export interface Balance {
  readonly currency: Currency;
  readonly cash: bigint;
  /** In grants that can be staked. */
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

/** Purses of a player that a module knows, in minor units, as far as it knows without asking vendors. */
export type PurseBalances = (
  merchant: string,
  playerId: bigint,
) => Promise<readonly { readonly vendor: string; readonly balance: bigint }[]>;

/** A purpose that a module holds players' money for. The rest of what is held waits for withdrawals. */
export interface HeldMoney {
  readonly purpose: Exclude<(typeof heldPurposes)[number], 'withdrawal'>;
  /** The part of a player's held money that waits for it, in minor units. */
  amountOf(playerId: bigint): Promise<bigint>;
}

/** The subjects of the lines of the record that a module wrote, by reference: the game of a round. */
export type RecordLabels = (
  playerId: bigint,
  references: readonly string[],
  language: string,
) => Promise<ReadonlyMap<string, string>>;
