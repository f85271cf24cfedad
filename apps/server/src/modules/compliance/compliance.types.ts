import type { Db, Tx } from '@arara/postgres';
import type { DaySpan } from '../../platform/day-span.ts';
import type { SignedCaller } from '../../platform/http/caller.ts';
import type { LimitPeriod } from './limit.policy.ts';

/** One more transfer of a stake's or a prize's chain, of the same amount as the money itself. */
export interface LimitLeg {
  readonly debit: bigint;
  readonly credit: bigint;
  readonly code: number;
  /** Gives what the budget cannot, where the money may not be refused; absent: nothing does. */
  readonly overflow?: bigint;
}

export type BlockReason = 'paused' | 'excluded' | 'time';

export interface Block {
  readonly reason: BlockReason;
  readonly until: Date;
}

/** What a refusal of the ledger means to responsible play. */
export interface LimitRefusal {
  readonly reason: 'limit' | 'paused' | 'excluded';
  readonly kind: 'loss' | 'stake' | 'time' | null;
  readonly period: LimitPeriod | null;
  readonly until: Date | null;
}

export interface LedgerRefusal {
  readonly refusal: string;
  readonly detail: string | null;
  /** The account that the refusing transfer was to be taken from. */
  readonly debit: bigint;
}

/** How the limits of one player meet stakes; see README.md. */
export interface StakeGuard {
  readonly blocked: Block | null;
  readonly stakeLegs: readonly LimitLeg[];
  readonly prizeLegs: readonly LimitLeg[];
  refundLegs(stakedAt: Date): readonly LimitLeg[];
  releaseLegs(wonAt: Date): readonly LimitLeg[];
  returnLegs(wonAt: Date): readonly LimitLeg[];
  refusalOf(answer: LedgerRefusal): LimitRefusal | null;
}

export interface PlayTotals {
  readonly stake: bigint;
  readonly payout: bigint;
}

/**
 * What a module counts as staked and as paid on whole days of the merchant, in minor units, as this
 * connection sees it.
 */
export type StakeTotals = (db: Db, playerId: bigint, days: DaySpan) => Promise<PlayTotals>;

/** What this module asks of identity. */
export interface IdentityPort {
  /**
   * The password, or a fresh sign-in where the account has none; throws `password.wrong`,
   * `session.old`, or `login.locked` after too many.
   */
  provePassword(caller: Pick<SignedCaller, 'session' | 'address'>, password: string): Promise<void>;
  endSessions(tx: Tx, playerId: bigint): Promise<void>;
  /** The limits that every account must have are there. */
  limitsWereSet(tx: Tx, playerId: bigint): Promise<void>;
}

/** What this module's own parts ask of others. */
export interface CompliancePorts extends IdentityPort {
  /** Of all modules together. */
  readonly totals: StakeTotals;
}

/** As the registration form sends them. */
export interface RegistrationLimits {
  readonly lossDay: string;
  readonly timeDayMinutes: number;
}

export interface NewCompliancePlayer {
  readonly playerId: bigint;
  readonly merchant: string;
  readonly currency: string;
  readonly limits: RegistrationLimits | null;
}
