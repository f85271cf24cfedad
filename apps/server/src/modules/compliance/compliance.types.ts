import type { Db, Tx } from '@arara/postgres';
import type { DaySpan } from '../../platform/day-span.ts';
import type { SignedCaller } from '../../platform/http/caller.ts';
import type { StakeTerms } from '../play/index.ts';

export type BlockReason = 'paused' | 'excluded' | 'time';

export interface Block {
  readonly reason: BlockReason;
  readonly until: Date;
}

/** The terms that limits, pauses and exclusions set for the stakes of a player; see README.md. */
export type LimitTerms = Pick<StakeTerms, 'legs' | 'refusal'>;

export interface PlayTotals {
  readonly stake: bigint;
  readonly payout: bigint;
}

/** Days of a player that totals are asked for. */
export interface PlayerDays {
  readonly playerId: bigint;
  readonly days: DaySpan;
}

/**
 * The totals that a module counts as staked and as paid on whole days of the merchant, in minor units, as this
 * connection sees it. Many are asked for at once; they come in the order of the questions.
 */
export type StakeTotals = (db: Db, asked: readonly PlayerDays[]) => Promise<readonly PlayTotals[]>;

/** The same for one player. */
export type TotalsOfPlayer = (db: Db, playerId: bigint, days: DaySpan) => Promise<PlayTotals>;

/** The questions of this module to identity. */
export interface IdentityPort {
  /**
   * The password, or a fresh sign-in where the account has none; throws `password.wrong`,
   * `session.old`, or `login.locked` after too many.
   */
  provePassword(caller: Pick<SignedCaller, 'session' | 'address'>, password: string): Promise<void>;
  endSessions(tx: Tx, playerId: bigint): Promise<unknown>;
  /** The limits that every account must have are there. */
  limitsWereSet(tx: Tx, playerId: bigint): Promise<void>;
}

/** The questions of this module's own parts to others. */
export interface CompliancePorts extends IdentityPort {
  /** Of all modules together. */
  readonly totals: TotalsOfPlayer;
  /** The same, asked together with what others ask at the same time. */
  readonly totalsNow: (asked: PlayerDays) => Promise<PlayTotals>;
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

export interface KeptTerms {
  readonly terms: LimitTerms;
  readonly realityCheckMinutes: number;
  /** Seconds of this day after which a time limit is used up; null: none is. */
  readonly secondsMax: number | null;
  readonly validUntil: Date;
}

export interface TermsInMemory {
  of(playerId: bigint): Promise<KeptTerms>;
  /** The terms in memory; undefined where there are none. */
  kept(playerId: bigint): KeptTerms | undefined;
  forget(playerId: bigint): void;
  start(): Promise<void>;
  stop(): Promise<void>;
}
