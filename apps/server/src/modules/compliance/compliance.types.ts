import type { Db, Tx } from '@arara/postgres';
import type { DaySpan } from '../../platform/day-span.ts';
import type { SignedCaller } from '../../platform/http/caller.ts';
import type { StakeTerms } from '../play/index.ts';

export type BlockReason = 'paused' | 'excluded' | 'time';

export interface Block {
  readonly reason: BlockReason;
  readonly until: Date;
}

/** What limits, pauses and exclusions say about the stakes of a player; see README.md. */
export type LimitTerms = Pick<StakeTerms, 'legs' | 'refusal'>;

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
