import type { Beacon, ChainInfo, DrawModel, Play, PrizeTable, Schedule } from '@arara/lottery';
import type { Tx } from '@arara/postgres';
import type { DrawSource } from './issue.repository.ts';
import type { SaleItem } from './sale/sale.plug.ts';

/** The rules, as `packages/lottery` has them. */
export interface RulesPort {
  readonly models: ReadonlyMap<string, DrawModel>;
  readonly plays: ReadonlyMap<string, Play>;
  /** The family of a model, by the model's code. */
  readonly familyOf: (model: string) => string;
}

/** The wallet's way for stakes that this program sells itself (modules/play, `house`). */
export interface HousePort {
  stake(
    ask: {
      playerId: bigint;
      merchant: string;
      address: string;
      gameCode: string;
      roundName: string;
      txId: string;
      amount: bigint;
      hash: Buffer;
      fromHeld?: boolean;
    },
    carried: SaleItem,
  ): Promise<HouseAnswer | 'busy'>;
  prize(ask: {
    playerId: bigint;
    merchant: string;
    gameCode: string;
    roundName: string;
    txId: string;
    amount: bigint;
    hash: Buffer;
  }): Promise<'paid' | 'busy'>;
  refund(ask: {
    playerId: bigint;
    merchant: string;
    roundName: string;
    betTxId: string;
    txId: string;
    hash: Buffer;
  }): Promise<'paid' | 'busy'>;
  corrections(
    asked: readonly {
      playerId: bigint;
      roundName: string;
      txId: string;
      from: bigint;
      to: bigint;
      kept: bigint;
      paidAt: Date;
    }[],
  ): Promise<(tx: Tx) => Promise<bigint[]>>;
  prizeReturned(playerId: bigint): Promise<void>;
  /** A prize above it waits for two people. */
  heldAbove(): Promise<bigint>;
  /** A round as the wallet has it; null where it knows none of that name. */
  roundOf(playerId: bigint, roundName: string): Promise<HouseRound | null>;
  /** The part of a round's prize that waits for them. */
  heldOf(playerId: bigint, roundName: string): Promise<bigint>;
  /** The transfers of the ledger that moved its money, the oldest first. */
  entriesOf(playerId: bigint, roundName: string): Promise<HouseEntry[]>;
  /** Before many rounds that were opened just now are paid or ended: they are found fast then. */
  expectMany(): Promise<void>;
  closeLost(rounds: readonly { playerId: bigint; roundName: string }[]): Promise<void>;
  stop(): Promise<void>;
}

/** A transfer of the ledger about a ticket; the amount in minor units. */
export interface HouseEntry {
  readonly id: bigint;
  readonly kind: 'BET' | 'WIN' | 'ROLLBACK';
  readonly amount: bigint;
  readonly at: Date;
}

/** A ticket's round in the wallet: what was staked and paid, in minor units. */
export interface HouseRound {
  readonly state: string;
  readonly bet: bigint;
  readonly win: bigint;
}

/** The outcome of a stake; the code is of the vendor protocol, or of `sale/refusals.ts`. */
export interface HouseAnswer {
  readonly meaning: {
    readonly code: number;
    readonly limit?: string;
    readonly limitMax?: bigint;
    readonly period?: string;
    readonly until?: Date;
  };
  readonly duplicate: boolean;
  readonly balance: bigint;
  /** When it was decided. */
  readonly moment: Date;
}

/** A lottery as the operator has set it up. */
export interface LotteryGame {
  readonly code: string;
  readonly model: DrawModel;
  readonly family: string;
  readonly prizeMode: 'Lott' | 'ZY' | 'Elott' | 'SEA';
  readonly schedule: Schedule;
  readonly table: PrizeTable;
  readonly ticketMax: bigint;
  readonly playerMax: bigint;
  readonly issueMax: bigint;
  readonly liabilityMax: bigint;
  readonly active: boolean;
  /** True if its prizes may stand; where not, it is not active either. */
  readonly isSound: boolean;
  readonly drawSource: DrawSource;
}

/** A public source of chance that nobody here has a hand in. */
export interface BeaconPort {
  /** The chain that new issues are promised with. */
  chain(): Promise<ChainInfo>;
  /** True if the settings say who tells a chain. */
  hears(chain: string): boolean;
  /** Null where the round of the chain is not there yet; throws where nobody tells that chain. */
  round(chain: string, round: number): Promise<Beacon | null>;
}

/** Where a player's money is. */
export interface WalletPort {
  accountsOf(playerId: bigint): Promise<{ readonly cash: bigint; readonly held: bigint }>;
  /** Tells the player's pages, in the transaction that posted. */
  balanceChanged(tx: Tx, playerId: bigint): Promise<void>;
}

export interface MembersPort {
  /** True if a member has the limits that everybody sets before staking; asked for every ticket. */
  hasLimits(playerId: bigint): Promise<boolean>;
  /** Why a member may not stake now; null: may. */
  playRefusal(playerId: bigint): Promise<{
    readonly code: 'account.blocked' | 'account.excluded' | 'limits.required' | 'terms.required';
    readonly until: Date | null;
  } | null>;
  /**
   * Those of the members who may stake nothing now, being paused, excluded or blocked: as the database
   * has it, for the reason may be a moment old.
   */
  barredAmong(playerIds: readonly bigint[]): Promise<bigint[]>;
  /** Tells of a ticket that a corrected result or two people have changed, or whose prize waits, when the transaction commits. */
  tellOfMoney(
    tx: Tx,
    playerId: bigint,
    notice: {
      readonly template: 'ticket.corrected' | 'ticket.held' | 'ticket.returned';
      readonly amount: string;
      readonly currency: string;
    },
  ): Promise<void>;
}
